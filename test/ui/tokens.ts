// The colours of the page in each of its looks, read from its own style.

import { readFileSync } from 'node:fs';

export const page = readFileSync('index.html', 'utf8');

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly contrast: 'normal' | 'high';
  readonly suits: 'two' | 'four';
}

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['normal', 'high'] as const).flatMap((contrast) =>
    (['two', 'four'] as const).map((suits) => ({ theme, contrast, suits })),
  ),
);

/** Every token of a look, by its name without dashes; what refers to others is resolved. */
export function tokensOf(look: Look): ReadonlyMap<string, string> {
  const raw = new Map<string, string>();
  for (const { tokens } of rules.filter(({ wants }) => applies(wants, look))) {
    for (const [name, value] of tokens) raw.set(name, value);
  }
  const resolved = (value: string): string =>
    value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => resolved(raw.get(name) ?? ''));
  return new Map([...raw].map(([name, value]) => [name, resolved(value)]));
}

/** As WCAG 2 has it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, bright] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

interface Rule {
  /** The attributes that it asks of the page. */
  readonly wants: readonly (readonly [name: string, value: string])[];
  readonly tokens: readonly (readonly [name: string, value: string])[];
}

/** The rules for the page's own colours: where the device's are forced nothing can be computed. */
const rules: readonly Rule[] = [
  ...page.replace(/@media \(forced-colors[\s\S]*?\n {6}\}/, '').matchAll(ruleOfRoot()),
]
  .map(([, attributes = '', body = '']) => ({
    wants: pairs(attributes, /\[data-(\w+)='(\w+)'\]/g),
    tokens: pairs(body, /--([\w-]+):\s*([^;]+);/g),
  }))
  // Of two that apply, the one that asks for more holds.
  .sort((a, b) => a.wants.length - b.wants.length);

function ruleOfRoot(): RegExp {
  return /:root((?:\[[^\]]+\])*) \{([^}]*)\}/g;
}

function pairs(text: string, pattern: RegExp): (readonly [string, string])[] {
  return [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);
}

function applies(wants: Rule['wants'], look: Look): boolean {
  const has = new Map<string, string>(Object.entries(look));
  return wants.every(([name, value]) => has.get(name) === value);
}

type Channels = readonly [red: number, green: number, blue: number];

function colour(text: string): Channels {
  const mix = /^color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)$/.exec(text);
  if (mix) {
    const [, one = '', part = '', other = ''] = mix;
    const [a, b] = [colour(one), colour(other)];
    const blend = (index: 0 | 1 | 2): number =>
      b[index] + ((a[index] - b[index]) * Number(part)) / 100;
    return [blend(0), blend(1), blend(2)];
  }
  const hex = /^#(?:([\da-f]{6})|([\da-f]{3}))$/.exec(text);
  const digits = hex?.[1] ?? hex?.[2]?.replaceAll(/./g, '$&$&');
  if (digits === undefined) throw new Error(`"${text}" is no opaque colour`);
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
