// What is agreed before a game of Ten-Thousand: who sits where, who starts, and the house rules.

import * as v from 'valibot';

export const MOST_SEATS = 6;
export const LONGEST_NAME = 30;

export const TARGETS = [10_000, 5_000, 2_000] as const;
export const OPENINGS = [0, 500, 1_000] as const;
export const GROUP_RULES = ['roll', 'grow'] as const;
/** How a bot plays, the weakest first. */
export const LEVELS = ['careful', 'steady', 'sharp'] as const;

/** Whether a group is formed within one roll, or grows with the rolls of the same six dice. */
export type GroupRule = (typeof GROUP_RULES)[number];
export type Level = (typeof LEVELS)[number];

const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));

const SeatSchema = v.variant('kind', [
  v.object({ kind: v.literal('person'), name: NameSchema }),
  v.object({
    kind: v.literal('bot'),
    name: NameSchema,
    level: v.optional(v.picklist(LEVELS), 'steady'),
  }),
]);

const DEFAULT_SEATS: v.InferInput<typeof SeatSchema>[] = [
  { kind: 'person', name: 'You' },
  { kind: 'bot', name: 'Steady', level: 'steady' },
];

const OptionsSchema = v.pipe(
  v.object({
    seats: v.optional(
      v.pipe(v.array(SeatSchema), v.minLength(2), v.maxLength(MOST_SEATS)),
      DEFAULT_SEATS,
    ),
    /** A seat, or drawn from the seed. */
    starts: v.optional(
      v.union([v.literal('drawn'), v.pipe(v.number(), v.integer(), v.minValue(0))]),
      'drawn',
    ),
    target: v.optional(v.picklist(TARGETS), 10_000),
    /** Points that a hand needs before its player may stand for the first time. */
    opening: v.optional(v.picklist(OPENINGS), 0),
    groups: v.optional(v.picklist(GROUP_RULES), 'roll'),
  }),
  v.check(({ seats, starts }) => starts === 'drawn' || starts < seats.length),
);

export type Options = v.InferOutput<typeof OptionsSchema>;

export const DEFAULTS: Options = v.parse(OptionsSchema, {});

export function parseOptions(raw: unknown): Options | undefined {
  const parsed = v.safeParse(OptionsSchema, raw);
  return parsed.success ? parsed.output : undefined;
}
