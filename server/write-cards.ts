import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isSketch } from '#drawings/draw.ts';
import { titleCard } from '#posts/card.ts';
import { families, type FamilyId } from '#families.ts';
import { addressesIn } from './built-addresses.ts';

const isFamily = (text: string | undefined): text is FamilyId => text !== undefined && text in families;

const unescaped = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Returns the address of the card that a built page names, and what is written on it. */
function cardOf(html: string) {
  const [, address] = /<meta property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(html) ?? [];
  const [, title = ''] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  const [, family] = /<body[^>]* data-family="(\w+)"/.exec(html) ?? [];
  const [, sketch = ''] = /<body[^>]* data-sketch="([\w-]+)"/.exec(html) ?? [];
  return {
    address,
    title: unescaped(title),
    hue: isFamily(family) ? family : undefined,
    sketch: isSketch(sketch) ? sketch : undefined,
  };
}

/** Draws the preview image of each page that has no other. */
export function writeCards(): AstroIntegration {
  return {
    name: 'write-cards',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = (await addressesIn(dist)).filter((address) => address.endsWith('.html'));
        for (const page of pages) {
          const { address, title, hue, sketch } = cardOf(await readFile(join(dist, page), 'utf8'));
          if (address === undefined) continue;
          await mkdir(dirname(join(dist, address)), { recursive: true });
          await writeFile(join(dist, address), await titleCard(title, hue, sketch));
        }
      },
    },
  };
}
