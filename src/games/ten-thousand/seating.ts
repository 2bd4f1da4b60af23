// Changes to who sits where, each of which leaves a table that can be played at.

import { type Level, LEVELS, LONGEST_NAME, MOST_SEATS, type Options } from './options.ts';

export type Seat = Options['seats'][number];
/** Who plays a seat: a person, or a bot of a level. */
export type Kind = 'person' | Level;

export const FEWEST_SEATS = 2;

export const KINDS: readonly Kind[] = ['person', ...LEVELS];

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  careful: 'Careful',
  steady: 'Steady',
  sharp: 'Sharp',
};

export function kindOf(seat: Seat): Kind {
  return seat.kind === 'person' ? 'person' : seat.level;
}

/** The options with one more person at the end of the table; as they are when it is full. */
export function withSeatAdded(options: Options): Options {
  const { seats } = options;
  if (seats.length >= MOST_SEATS) return options;
  return {
    ...options,
    seats: [...seats, seatOf('person', givenName(seats, seats.length, 'person'))],
  };
}

/** Without a seat; as they are when no more than two are left. Who was to start still starts. */
export function withSeatRemoved(options: Options, index: number): Options {
  const { seats, starts } = options;
  if (seats.length <= FEWEST_SEATS) return options;
  const later = starts !== 'drawn' && starts > index;
  return {
    ...options,
    seats: seats.filter((_, other) => other !== index),
    starts: starts === index ? 'drawn' : later ? starts - 1 : starts,
  };
}

/** A seat given to somebody else; a name that nobody chose changes with it. */
export function withKind(options: Options, index: number, kind: Kind): Options {
  const { seats } = options;
  return withSeat(options, index, (seat) =>
    seatOf(kind, isGiven(seat.name) ? givenName(seats, index, kind) : seat.name),
  );
}

/** A seat named as typed: at most so long, and never nameless. */
export function withName(options: Options, index: number, typed: string): Options {
  const name = typed.trim().slice(0, LONGEST_NAME).trim();
  return withSeat(options, index, (seat) =>
    seatOf(kindOf(seat), name === '' ? givenName(options.seats, index, kindOf(seat)) : name),
  );
}

function withSeat(options: Options, index: number, change: (seat: Seat) => Seat): Options {
  const seats = options.seats.map((seat, other) => (other === index ? change(seat) : seat));
  return { ...options, seats };
}

function seatOf(kind: Kind, name: string): Seat {
  return kind === 'person' ? { kind, name } : { kind: 'bot', name, level: kind };
}

/** A name for who has none, unlike those of the others. */
function givenName(seats: readonly Seat[], index: number, kind: Kind): string {
  const others = seats.filter((_, other) => other !== index).map(({ name }) => name);
  const base = kind !== 'person' ? LEVEL_NAMES[kind] : index === 0 ? 'You' : `Player ${index + 1}`;
  let name = base;
  for (let number = 2; others.includes(name); number++) name = `${base} ${number}`;
  return name;
}

function isGiven(name: string): boolean {
  const bases = ['You', 'Player \\d', ...Object.values(LEVEL_NAMES)];
  return new RegExp(`^(${bases.join('|')})( \\d)?$`).test(name);
}
