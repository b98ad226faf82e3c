import * as v from 'valibot';
import { inputFormats, outputFormats } from '../formats/formats.ts';
import { imageFormatLabels, metadata, quality } from '../options/options.ts';
import { smallest } from '../options/picture-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Convert images',
  description:
    'Turn JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images into other formats in your browser, many at once.',
  family: 'image',
  common: true,
  action: 'Convert',
  accepts: inputFormats('image'),
  batch: 'each',
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist([...outputFormats('image'), 'smallest', 'smallest-jxl']),
        v.title('To'),
        v.metadata({ 'x-labels': { ...imageFormatLabels, ...smallest.labels } }),
      ),
      'jpeg',
    ),
    quality,
    metadata,
  }),
  job: ({ format, quality, metadata }) => ({
    engine: 'image',
    operation:
      format === 'smallest' || format === 'smallest-jxl'
        ? {
            type: 'encode-smallest',
            steps: [],
            among: smallest.among[format],
            output: { goal: { type: 'look' }, fewerColours: true },
            metadata,
          }
        : { type: 'encode', steps: [], output: { format, quality }, metadata },
  }),
  questions: [
    {
      question: 'What happens to transparent parts?',
      answer: 'They stay in every format but JPEG, which has none: there they become white, and the row says so.',
    },
    {
      question: 'What happens to animation?',
      answer:
        'It stays between GIF, WebP, PNG (as APNG), AVIF and JPEG XL, with its times. The other formats hold one picture here, and so does AVIF in browsers that do not write it so, as Firefox and Safari: the row warns you before you start.',
    },
    {
      question: 'Can it choose the format?',
      answer:
        '“The smallest” makes each file as small as looks the same in those formats that can hold it, and keeps the one of the fewest bytes. The row shows what each takes.',
    },
    {
      question: 'Do colours change?',
      answer:
        'No. The colour profile goes along where the format can carry it, and is converted to sRGB where it cannot.',
    },
  ],
});
