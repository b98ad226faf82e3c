import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import type { Variant } from '#jobs/contract/image-operation.ts';
import { colour } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick, option } from '#options/builders.ts';

const html = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`;

const icon = (side: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${side}.png` : `/icon-maskable-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const manifest = (name: string, background: string) =>
  `${JSON.stringify(
    {
      name,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
      theme_color: background,
      background_color: background,
      display: 'standalone',
    },
    null,
    2,
  )}\n`;

/** Systems crop maskable icons to their own shape; this central fraction is always visible. */
const safeShare = 0.8;

/** A square with the image in its middle. */
function square(name: string, side: number, format: 'png' | 'ico', background?: string, share = 1): Variant {
  const inner = Math.round(side * share);
  const [before, after] = [Math.floor((side - inner) / 2), Math.ceil((side - inner) / 2)];
  return {
    name,
    steps: [
      { type: 'resize', width: inner, height: inner, fit: 'contain' },
      ...(share < 1 ? [{ type: 'extend' as const, left: before, top: before, right: after, bottom: after }] : []),
      ...(background === undefined ? [] : [{ type: 'flatten' as const, background }]),
    ],
    output: { format },
  };
}

export default defineTool({
  title: 'Favicon set',
  description:
    'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.',
  family: 'image',
  action: 'Make icons',
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'icons',
  aka: ['favicon', 'app icon', 'website icon', 'ico', 'apple touch icon', 'favicon generator'],
  options: v.object({
    name: option('Website name', v.pipe(v.string(), v.maxLength(100)), 'My site'),
    shape: pick('If the image is not square', { contain: 'Fit inside', cover: 'Crop to the centre' }, 'contain'),
    background: colour('Background on phones', '#ffffff'),
  }),
  job: ({ name, shape, background }) => ({
    engine: 'image',
    operation: {
      type: 'variants',
      steps: shape === 'cover' ? [{ type: 'crop-to-shape', ratio: 1 }] : [],
      metadata: 'colour',
      variants: [
        square('favicon.ico', 48, 'ico'),
        square('icon-192.png', 192, 'png'),
        square('icon-512.png', 512, 'png'),
        square('icon-maskable-512.png', 512, 'png', background, safeShare),
        square('apple-touch-icon.png', 180, 'png', background),
      ],
      texts: [
        { name: 'site.webmanifest', mimeType: 'application/manifest+json', text: manifest(name, background) },
        { name: 'head.html', mimeType: 'text/html', text: html },
      ],
    },
  }),
  questions: [
    {
      question: 'What is in the set?',
      answer:
        'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.',
    },
    {
      question: 'Where do the files go?',
      answer: 'In the root folder of your website. Copy the contents of head.html into the head of every page.',
    },
    {
      question: 'Which image works best?',
      answer:
        'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.',
    },
  ],
});
