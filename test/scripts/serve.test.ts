import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
const served: Awaited<ReturnType<typeof serve>>[] = [];

async function serveHere(how: Parameters<typeof serve>[0]): Promise<string> {
  const one = await serve({ folder, ...how });
  served.push(one);
  return one.url;
}

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Served</title>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets/app.js'), '0');
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  X-Everywhere: yes: always\n/assets/*\n  Cache-Control: immutable\n/\n  Cache-Control: no-cache\n',
  );
});

afterAll(() => {
  for (const { close } of served) close();
  rmSync(folder, { recursive: true });
});

describe('the server', () => {
  it.each([
    ['', 'text/html;charset=utf-8'],
    ['index.html', 'text/html;charset=utf-8'],
    ['assets/app.js', 'text/javascript'],
    ['manifest.webmanifest', 'application/manifest+json'],
  ])('serves "%s" under a path as %s', async (path, type) => {
    const response = await fetch((await serveHere({ prefix: '/some/where/' })) + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it.each(['nothing', 'pyramid', '../index.html', '..%2f..%2findex.html'])(
    'answers "%s" with 404 and no page',
    async (path) => {
      const response = await fetch((await serveHere({ prefix: '/some/where/' })) + path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('Served');
    },
  );

  it('sends the headers of the file that hosts read', async () => {
    const url = await serveHere({});
    for (const [path, caching] of [
      ['', 'no-cache'],
      ['assets/app.js', 'immutable'],
    ] as const) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-everywhere')).toBe('yes: always');
      expect(headers.get('cache-control')).toBe(caching);
    }
  });

  it('leaves them out where it plays a plain host', async () => {
    const { headers } = await fetch(await serveHere({ plain: true }));
    expect(headers.get('x-everywhere')).toBeNull();
  });

  it('takes another port when the one asked for is taken', async () => {
    const first = new URL(await serveHere({}));
    const second = await serveHere({ port: Number(first.port) });
    expect(new URL(second).port).not.toBe(first.port);
    expect((await fetch(second)).status).toBe(200);
  });
});
