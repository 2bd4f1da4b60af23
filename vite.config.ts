// How the app is built: relative addresses, so that it runs under any path of any static host, and
// a service worker that keeps all of it.

import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './build/chunk-groups.ts';
import { chunkList } from './build/chunk-list.ts';
import { contentSecurity } from './build/content-security.ts';
import { firstPage } from './build/first-page.ts';
import { licences } from './build/licences.ts';
import { webManifest } from './build/web-manifest.ts';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  build: {
    target: 'es2022',
    manifest: true,
    // The polyfill is an inline script, which the content policy forbids and no target needs.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  worker: { format: 'es' },
  plugins: [
    firstPage(),
    contentSecurity(),
    chunkList(),
    licences(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      // The page registers it itself, by workbox-window, as `sw.js`.
      injectRegister: null,
      manifest: webManifest(),
      // The globs below name everything once; what these two add would stand twice.
      includeAssets: [],
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2,json,bin}'],
        globIgnores: ['screenshots/**'],
      },
    }),
  ],
});
