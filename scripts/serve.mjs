// Serves the built app as a static host would: `node scripts/serve.mjs [--prefix /some/where/]
// [--port 4173] [--folder dist] [--plain]`. It prints its address once it listens.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * @typedef {object} Served
 * @property {string} folder what is served
 * @property {string} prefix the path it is served under, with a slash at both ends
 * @property {number} port 0 for any that is free
 * @property {boolean} plain without the headers of `_headers`, as by a host that does not read it
 */

/**
 * Listens at the port asked for, or at any that is free when that one is taken.
 * @param {Partial<Served>} served
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function serve({ folder = DIST, prefix = '/', port = 0, plain = false }) {
  const rules = plain ? [] : readHeaders(join(folder, '_headers'));
  // Files are looked up at each request: a new build is served at once.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    // Where a smaller copy lies beside a file.
    gzip: true,
    setHeaders(response, path) {
      for (const rule of rules.filter(({ matches }) => matches(path))) {
        for (const [name, value] of rule.headers) response.setHeader(name, value);
      }
    },
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(prefix)) {
      notFound(response);
      return;
    }
    request.url = path.slice(prefix.length - 1);
    files(request, response, () => notFound(response));
  });
  const listening = await listen(server, port).catch((/** @type {unknown} */ error) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || port === 0) throw error;
    return listen(server, 0);
  });
  return { url: `http://localhost:${String(listening)}${prefix}`, close: () => server.close() };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port it listens at
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** @param {import('node:http').ServerResponse} response */
function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('There is nothing here.\n');
}

/**
 * Reads the file that static hosts read: a path, then its headers, each indented.
 * @param {string} file
 */
function readHeaders(file) {
  /** @type {{ matches(path: string): boolean, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      rules.at(-1)?.headers.push([name, value]);
    } else if (line !== '') {
      const start = line.replace(/\*$/, '');
      const matches = (/** @type {string} */ path) =>
        line.endsWith('*') ? path.startsWith(start) : path === line;
      rules.push({ matches, headers: [] });
    }
  }
  return rules;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      prefix: { type: 'string', default: '/' },
      port: { type: 'string', default: '4173' },
      folder: { type: 'string', default: DIST },
      plain: { type: 'boolean', default: false },
    },
  });
  const { url } = await serve({ ...values, port: Number(values.port) });
  console.log(url);
}
