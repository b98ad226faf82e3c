import { formats } from '#formats/formats.ts';
import { pairSizes } from '#pairs/pair-sizes.ts';
import compressImage from '#tools/compress-image.ts';
import passportPhoto from '#tools/passport-photo.ts';
import { uploadSizes } from '#options/presets.ts';
import { withRecipe } from '#recipes/with-recipe.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';
import type { Preset } from './preset.ts';

/** The total size of our test photos as PNG and as JPEG. */
const { before, after } = pairSizes.sizes['png-to-jpg'] ?? { before: 0, after: 0 };
const photosAsJpeg = `our ${pairSizes.photos} test photos took ${describeSize(before)} as PNG, and ${describeSize(after)} as JPEG.`;

/** Facts about compressing a particular format. */
const ofFormat = {
  jpeg: [
    {
      question: 'How does a JPEG get smaller?',
      answer:
        'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.',
    },
    {
      question: 'Does a JPEG get worse each time?',
      answer:
        'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.',
    },
  ],
  png: [
    {
      question: 'How does a PNG get smaller?',
      answer:
        'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.',
    },
    {
      question: 'Why is my photo still large as a PNG?',
      answer: `PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: ${photosAsJpeg}`,
    },
  ],
  webp: [
    {
      question: 'How does a WebP get smaller?',
      answer:
        'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.',
    },
    {
      question: 'Is there anything smaller than WebP?',
      answer:
        'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.',
    },
  ],
  gif: [
    {
      question: 'How does a GIF get smaller?',
      answer:
        'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.',
    },
    {
      question: 'Why are animated GIFs so large?',
      answer:
        'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.',
    },
  ],
} as const;

function formatPreset(from: keyof typeof ofFormat): Preset {
  const { name } = formats[from];
  return {
    slug: `compress-${from}`,
    runs: 'compress-image',
    ...withRecipe(
      compressImage,
      {},
      {
        title: `Compress ${name}`,
        description: `Make ${name} files smaller with no visible difference, or under a size in kB, many at once.`,
        accepts: [from],
        aka: [`shrink ${name}`, `reduce ${name} size`, `optimise ${name}`, `smaller ${name}`, `${name} too big`],
        common: false,
        questions: ofFormat[from],
      },
    ),
  };
}

/**
 * Sizes that upload forms ask for, each with how a photo of 1600 × 1200 pixels looks at that size: see the post on size
 * limits.
 */
const imageSizes = [
  {
    size: '50 kB',
    fits: 'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.',
  },
  {
    size: '100 kB',
    fits: 'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.',
  },
  {
    size: '200 kB',
    fits: 'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.',
  },
  {
    size: '500 kB',
    fits: 'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.',
  },
  {
    size: '1 MB',
    fits: 'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.',
  },
] as const;

function sizePreset({ size: name, fits }: (typeof imageSizes)[number]): Preset {
  const kilobytes = uploadSizes[name];
  const bytes = kilobytes * 1000;
  const size = describeSize(bytes);
  return {
    slug: `compress-image-to-${name.replace(' ', '').toLowerCase()}`,
    runs: 'compress-image',
    bytes,
    ...withRecipe(
      compressImage,
      { goal: 'size', kilobytes },
      {
        title: `Compress images to ${size}`,
        description: `Make photos and other images fit under ${size}, many at once. Works with JPEG, PNG, HEIC, WebP and more.`,
        aka: [
          `photo under ${size}`,
          `reduce image to ${size}`,
          `jpg less than ${size}`,
          `image size ${size}`,
          // What most mail servers take at once, with several photos in one message.
          ...(name === '1 MB' ? ['photo too big for email', 'email photo', 'photo attachment'] : []),
        ],
        common: false,
        questions: [
          { question: `How good does a photo look at ${size}?`, answer: fits },
          {
            question: 'How close does it come to the size?',
            answer: `It looks for the best quality that fits and never goes over ${describeSize(bytes)}. If no quality fits, the picture is scaled down, and the row says to which size.`,
          },
          {
            question: `Does ${size} mean ${describeWhole(bytes)} bytes?`,
            answer: `Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.`,
          },
        ],
      },
    ),
  };
}

const americanPassport: Preset = {
  slug: 'passport-photo-2x2-inch',
  runs: 'passport-photo',
  ...withRecipe(
    passportPhoto,
    { size: '2x2', kilobytes: 240 },
    {
      title: 'Passport photo, 2 × 2 inches',
      description:
        'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.',
      common: false,
      aka: ['2x2 photo', 'us passport photo', '2 x 2 inch', 'us visa photo', '51x51', 'ds-160', 'green card photo'],
      questions: passportPhoto.questions.map((one) =>
        one.question === 'Where is this size used?'
          ? {
              ...one,
              answer:
                'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.',
            }
          : one,
      ),
    },
  ),
};

export const imagePresets: Preset[] = [
  // The keys are exactly those of the table.
  ...(Object.keys(ofFormat) as (keyof typeof ofFormat)[]).map(formatPreset),
  ...imageSizes.map(sizePreset),
  americanPassport,
];
