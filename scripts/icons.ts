// Makes every icon from the one drawing, public/icons/icon.svg: `npm run icons`.

import { readFile, writeFile } from 'node:fs/promises';
import { generateFavicon, generateTransparentAsset } from '@vite-pwa/assets-generator/api';

const publicFolder = new URL('../public/', import.meta.url);

/** The drawing's side, in its own units. */
const SIDE = 512;

const icon = await readFile(new URL('icons/icon.svg', publicFolder), 'utf8');

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;
}

/** What is drawn, its art made smaller around the middle. */
function shrunk(scale: number): string {
  const margin = (SIDE * (1 - scale)) / 2;
  return icon
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(
      'class="art"',
      `class="art" transform="translate(${margin} ${margin}) scale(${scale})"`,
    );
}

/** Coloured up to the edges, for systems that cut the shape themselves. */
function fullBleed(scale: number): string {
  return drawing(shrunk(scale).replace(/ rx="\d+"/, ''));
}

/** One colour, its gaps and marks left open. */
function silhouette(scale: number): string {
  const style = '.art rect { fill: #fff } .ground, .art .gap, .art .mark { fill: #000 }';
  return drawing(
    `<mask id="open"><style>${style}</style>${shrunk(scale)}</mask>` +
      `<rect width="${SIDE}" height="${SIDE}" fill="#fff" mask="url(#open)"/>`,
  );
}

async function png(svg: string, side: number): Promise<Buffer> {
  const picture = await generateTransparentAsset('png', Buffer.from(svg), side, {
    padding: 0,
    // Few colours: a palette keeps what everyone downloads small.
    outputOptions: { compressionLevel: 9, palette: true },
  });
  return picture.toBuffer();
}

for (const [file, svg, side] of [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  // Both may be cut to a circle of four fifths of their side.
  ['maskable-512', fullBleed(0.78), 512],
  ['monochrome-512', silhouette(0.78), 512],
  ['apple-touch-icon', fullBleed(0.88), 180],
] as const) {
  await writeFile(new URL(`icons/${file}.png`, publicFolder), await png(svg, side));
}
const favicon = await generateFavicon('png', await png(icon, 32));
await writeFile(new URL('favicon.ico', publicFolder), favicon);
