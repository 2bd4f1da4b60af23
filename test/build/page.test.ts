import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtFiles, readText } from './dist.ts';

const html = readText('index.html');
const textFiles = builtFiles().filter((file) =>
  /\.(?:html|js|css|svg|webmanifest|json)$/.test(file),
);

function allOf(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);
}

describe('the content policy', () => {
  const [policy = ''] = allOf(
    html,
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/g,
  );

  it('stands before everything that it rules', () => {
    const rules = html.indexOf('http-equiv="Content-Security-Policy"');
    expect(rules).toBeGreaterThan(0);
    expect(html.slice(0, rules)).not.toMatch(/<(?:script|style|link|title)/);
  });

  it('allows scripts and styles of the app only, and the inline ones by their hash', () => {
    const [script, style] = [/<script>(.*?)<\/script>/gs, /<style>(.*?)<\/style>/gs].map(
      (inline) => {
        const texts = allOf(html, inline);
        expect(texts).toHaveLength(1);
        return createHash('sha256').update(texts.join('')).digest('base64');
      },
    );
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${script}'`,
      `style-src 'self' 'sha256-${style}'`,
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lit-html default',
    ]);
  });

  it('is the same in the headers, which forbid being embedded too', () => {
    expect(readText('_headers')).toContain(
      `Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`,
    );
  });
});

describe('the page', () => {
  it('has one script written into it, and no handler', () => {
    expect(allOf(html, /<script(?![^>]* src=)[^>]*>/g)).toEqual(['<script>']);
    expect(allOf(html, /<[^>]+ on\w+=/g)).toEqual([]);
    expect(allOf(html, / style=/g)).toEqual([]);
  });

  it('lets people zoom', () => {
    const [viewport = ''] = allOf(html, /<meta name="viewport" content="([^"]+)"/g);
    expect(viewport).toContain('viewport-fit=cover');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  it('has the colours of each theme once, whoever chose it', () => {
    for (const scheme of ['light', 'dark']) {
      const themes = allOf(html, new RegExp(`[{;]color-scheme:${scheme}[;}]`, 'g'));
      expect(themes, scheme).toHaveLength(1);
    }
    const [style = ''] = allOf(html, /<style>(.*?)<\/style>/gs);
    expect(style).not.toMatch(/prefers-(color-scheme|contrast)/);
  });

  it('knows its own style before it is dressed, and is dressed before it is seen', () => {
    const dressed = html.indexOf('<script>');
    expect(dressed).toBeGreaterThan(html.indexOf('</style>'));
    expect(dressed).toBeLessThan(html.indexOf('<body'));
  });

  it('addresses everything relative to itself', () => {
    const addresses = allOf(html, /(?:src|href)="([^"]+)"/g);
    expect(addresses.filter((address) => !address.startsWith('./'))).toEqual([]);
  });
});

/** Never asked: names of XML namespaces, advice in messages, an author's page in a licence. */
const NEVER_ASKED =
  /^(?:http:\/\/www\.w3\.org\/|https:\/\/bit\.ly\/wb-precache$|https:\/\/github\.com\/antfu$)/;

describe('every file', () => {
  it.each(textFiles)('%s names no other host', (file) => {
    const addresses = allOf(readText(file), /\b(?:https?|wss?):\/\/[^\s"'`<>)\\]+/g);
    expect(addresses.filter((address) => !NEVER_ASKED.test(address))).toEqual([]);
  });

  it.each(textFiles)('%s tells nothing of the machine it was built on', (file) => {
    const text = readText(file);
    const project = fileURLToPath(new URL('../..', import.meta.url));
    for (const path of [project, `${homedir()}/`, 'file://', 'node_modules/']) {
      expect(text.includes(path), path).toBe(false);
    }
  });
});
