import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { formatOrInput, imageAreas, metadataWithoutPreviews, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Blur or black out parts of a photo',
  description: 'Black out, pixelate or blur faces, names and number plates in photos and screenshots.',
  family: 'image',
  action: 'Hide',
  suffix: 'redacted',
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'protect',
  needsFile: true,
  drawnAs: 'redact',
  aka: [
    'blur image',
    'blur photo',
    'blur face',
    'blur part of image',
    'blur area',
    'pixelate',
    'pixelate image',
    'pixelate face',
    'mosaic',
    'censor',
    'censor image',
    'censor photo',
    'black out',
    'black bar',
    'cover face',
    'hide face',
    'find faces',
    'hide number plate',
    'blur license plate',
    'hide text in screenshot',
    'blur text',
    'redact screenshot',
    'anonymise photo',
  ],
  options: v.object({
    areas: imageAreas,
    by: pick('Hide by', { cover: 'Black', pixelate: 'Pixels', blur: 'Blur' }, 'cover', {
      description:
        'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.',
    }),
    format: formatOrInput,
    quality,
    metadata: metadataWithoutPreviews,
  }),
  job: ({ areas, by, format, quality, metadata }) => ({
    engine: 'image',
    operation: { type: 'encode', steps: [{ type: 'redact', areas, by }], output: { format, quality }, metadata },
  }),
  questions: [
    {
      question: 'Can someone undo it?',
      answer:
        'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.',
    },
    {
      question: 'Are small copies inside the photo removed too?',
      answer:
        'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.',
    },
    {
      question: 'Does each photo have its own areas?',
      answer:
        'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.',
    },
    {
      question: 'Does it find faces for me?',
      answer:
        'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.',
    },
    {
      question: 'What happens to animations?',
      answer:
        'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.',
    },
    {
      question: 'Does the rest of the photo change?',
      answer:
        'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.',
    },
  ],
});
