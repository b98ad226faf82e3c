import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { areasOfFiles, metadata, quality } from '#options/options.ts';
import { passportFormats, type PassportFormatId } from '#options/passport-formats.ts';
import { mostKilobytes } from '#options/picture-options.ts';
import { defineTool } from '#tool.ts';
import { choice, option } from '#options/builders.ts';

// The keys are exactly those of the table.
const sizes = Object.keys(passportFormats) as PassportFormatId[];

export default defineTool({
  title: 'Passport photo, 35 × 45 mm',
  description: 'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.',
  family: 'image',
  action: 'Make passport photo',
  suffix: 'passport',
  asks: ['kilobytes'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'smaller',
  needsFile: true,
  aka: [
    'passport photo',
    'resize passport photo',
    'id photo',
    'visa photo',
    '35x45',
    '3.5x4.5',
    '35 x 45 mm',
    'biometric photo',
    'schengen',
  ],
  options: v.object({
    size: choice('Size', sizes, '35x45', {
      'x-role': 'photo-size',
      'x-labels': Object.fromEntries(Object.entries(passportFormats).map(([id, { name }]) => [id, name])),
    }),
    frames: option('Frames', areasOfFiles, [], {
      description:
        'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.',
      'x-control': 'photo-frame',
    }),
    kilobytes: v.optional(mostKilobytes('If set, the best quality that fits is used, and “Quality” does not count.')),
    quality: v.optional(quality.wrapped, 90),
    metadata,
  }),
  job({ size, frames, kilobytes, quality, metadata }) {
    const { width, height } = passportFormats[size];
    return {
      engine: 'image',
      operation: {
        type: 'encode',
        steps: [
          ...frames.map((frame) => ({
            type: 'crop' as const,
            ...frame,
            unit: 'share' as const,
            ratio: width / height,
          })),
          { type: 'resize', width, height, fit: 'cover' },
        ],
        output: {
          format: 'jpeg',
          ...(kilobytes === undefined
            ? { quality }
            : { goal: { type: 'size', bytes: kilobytes * 1000 }, fewerColours: true }),
        },
        metadata,
      },
    };
  },
  questions: [
    {
      question: 'How is the frame placed?',
      answer:
        'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.',
    },
    {
      question: 'Why 413 × 531 pixels?',
      answer:
        'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.',
    },
    {
      question: 'Where is this size used?',
      answer:
        'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.',
    },
    {
      question: 'What if the photo must be under a size in kB?',
      answer: 'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.',
    },
    {
      question: 'Does it change the background?',
      answer:
        'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.',
    },
  ],
});
