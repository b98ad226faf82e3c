import * as v from 'valibot';
import { defineTool } from '../tool.ts';

const keep = (title: string) => v.optional(v.pipe(v.boolean(), v.title(title)), false);

export default defineTool({
  title: 'Remove metadata from photos',
  description:
    'See what a photo tells about place, time, people and camera, and take it out. The picture is not touched.',
  family: 'image',
  action: 'Remove',
  accepts: ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff', 'jxl'],
  batch: 'each',
  automatic: true,
  options: v.object({
    time: keep('Keep date and time'),
    camera: keep('Keep camera and settings'),
    people: keep('Keep author and copyright'),
    texts: keep('Keep title and description'),
    place: keep('Keep place'),
  }),
  job: ({ time, camera, people, texts, place }) => ({
    engine: 'image',
    operation: {
      type: 'rewrite-metadata',
      metadata: [
        ...(time ? (['time'] as const) : []),
        ...(camera ? (['device', 'exposure'] as const) : []),
        ...(people ? (['person'] as const) : []),
        ...(texts ? (['text'] as const) : []),
        ...(place ? (['place'] as const) : []),
      ],
    },
  }),
  questions: [
    {
      question: 'What is found and removed?',
      answer:
        'Everything beside the picture in EXIF, XMP and IPTC, comments, previews, edit history, content credentials, and videos that phones put after a photo. The row lists it. What you keep is kept of EXIF alone.',
    },
    {
      question: 'Does the picture get worse?',
      answer:
        'No. It is not encoded again: its compressed data is copied byte for byte. The colour profile, the note which way up it is, and HDR gain maps of JPEG stay, as the picture would look different without them.',
    },
    {
      question: 'Is the place looked up on a map?',
      answer:
        'No. Coordinates are shown as text, and the browser is told to refuse any connection from this page to a map.',
    },
  ],
});
