// What the built page may load and run: its policy as a meta tag, and, for hosts that read such a
// file, `_headers` with the same policy and what only a header can say.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The policy for a page with what stands in it inline. */
function policy(html: string): readonly string[] {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes(html, /<script>(.*?)<\/script>/gs)].join(' '),
    ['style-src', "'self'", ...hashes(html, /<style[^>]*>(.*?)<\/style>/gs)].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html default',
  ];
}

function hashes(html: string, inline: RegExp): readonly string[] {
  return [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** In the form that several static hosts read: a path, then its headers, indented. */
function headersFile(directives: readonly string[]): string {
  const everywhere = [
    // Only a header may say who embeds the page.
    `Content-Security-Policy: ${[...directives, "frame-ancestors 'none'"].join('; ')}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    `Permissions-Policy: ${UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')}`,
  ];
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['/*', everywhere],
    // Their names hold a hash of what is in them.
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ...['/', '/index.html', '/sw.js', '/manifest.webmanifest'].map(
      (path) => [path, ['Cache-Control: no-cache']] as const,
    ),
  ];
  return sections
    .map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
    .join('');
}

export function contentSecurity(): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    // After the page's own styles were minified: the hash is that of the text that is served.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('There is no index.html to protect');
      const html = String(page.source);
      const directives = policy(html);
      const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" />`;
      page.source = html.replace(
        /<meta charset="[^"]*"\s*\/?>/,
        (charset) => `${charset}\n    ${meta}`,
      );
      if (!page.source.includes(meta))
        this.error('index.html has no <meta charset> to stand behind');
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(directives) });
    },
  };
}
