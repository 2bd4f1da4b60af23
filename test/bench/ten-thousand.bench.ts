import { workOut } from '../../src/games/ten-thousand/turn-values.ts';
import { choices } from '../../src/games/ten-thousand/odds.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { removals } from '../../src/games/ten-thousand/scoring.ts';
import { WIN_DATA } from '../../src/games/ten-thousand/win-data.ts';
import { unpack } from '../../src/games/ten-thousand/win-table.ts';
import { botGame, botTable } from '../games/ten-thousand/bot-games.ts';
import { decisions } from '../games/ten-thousand/decisions.ts';
import { type Bench, grouped, ratePerSecond } from './measure.ts';
import { rememberingMove } from './remembered-turns.ts';

const rolls: readonly (readonly number[])[] = Array.from({ length: 6 ** 6 }, (_, roll) =>
  Array.from({ length: 6 }, (_, die) => (Math.floor(roll / 6 ** die) % 6) + 1),
);

/** Every roll of six dice. */
function scoreRolls(): number {
  let sets = 0;
  for (const roll of rolls) sets += removals(roll, true).length;
  // Using what is computed keeps the compiler from leaving it out.
  if (sets === 0) throw new Error('no roll scores');
  return rolls.length;
}

/** A sample, or with `TRAY_BENCH=full` enough for figures to keep. */
const GAMES = process.env.TRAY_BENCH === 'full' ? 20_000 : 300;

/** How often one sharp bot wins against steady ones, its seat changing from game to game. */
function sharpWins(seats: number): string {
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < GAMES; game++) {
    const own = game % seats;
    const levels = Array.from({ length: seats }, (_, seat) => (seat === own ? 'sharp' : 'steady'));
    const { end } = botGame(botTable(levels), `strength ${game}`, undefined, rememberingMove);
    const status = tenThousand.status(end);
    const winners = status.kind === 'over' ? status.winners : [];
    const won = winners.includes(own) ? 1 / winners.length : 0;
    sum += won;
    squares += won * won;
  }
  const mean = sum / GAMES;
  const error = Math.sqrt((squares / GAMES - mean * mean) / GAMES);
  const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
  return (
    `${seats} seats: wins ${percent(mean)} of ${grouped(GAMES)} games, ` +
    `standard error ${percent(error)}, an equal share is ${percent(1 / seats)}`
  );
}

function listChoices(): number {
  for (const { state } of decisions) choices(state);
  return decisions.length;
}

let games = 0;

function playTurns(): number {
  let turns = 0;
  botGame(botTable(['steady', 'steady']), `bench ${++games}`, ({ table: { lastStep } }) => {
    if (lastStep?.kind === 'stood' || lastStep?.kind === 'bust') turns += 1;
  });
  return turns;
}

function workOutTable(groups: 'roll' | 'grow'): number {
  return workOut({ groups, worth: (hand) => hand, bust: 0, lowest: 0, highest: 12_000 }).first(0) >
    0
    ? 1
    : 0;
}

function unpackTable(): number {
  return unpack(WIN_DATA).length > 0 ? 1 : 0;
}

export const bench: Bench = {
  name: 'Ten-Thousand',
  run(print) {
    print(`rolls scored a second: ${grouped(ratePerSecond(scoreRolls))}`);
    print(`turns of a steady bot a second: ${grouped(ratePerSecond(playTurns))}`);
    print(`tables of turn values a second: ${grouped(ratePerSecond(() => workOutTable('roll')))}`);
    print(`where groups grow: ${grouped(ratePerSecond(() => workOutTable('grow')))}`);
    print(`tables of winning chances unpacked a second: ${grouped(ratePerSecond(unpackTable))}`);
    print(`rolls a second whose choices are listed: ${grouped(ratePerSecond(listChoices))}`);
    print('one sharp bot among steady ones');
    for (let seats = 2; seats <= 6; seats++) print(sharpWins(seats));
  },
};
