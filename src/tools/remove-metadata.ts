import * as v from 'valibot';
import { defineTool } from '#tool.ts';
import { flag } from '#options/builders.ts';

const keep = (title: string) => flag(title, false);

export default defineTool({
  title: 'Remove metadata from photos',
  description:
    'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.',
  family: 'image',
  action: 'Remove',
  suffix: 'clean',
  accepts: ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff', 'jxl'],
  batch: 'each',
  group: 'inspect',
  drawnAs: 'untag',
  aka: [
    'exif',
    'gps',
    'location',
    'strip metadata',
    'geotag',
    'privacy',
    'clean photo',
    'clean metadata',
    'anonymise photo',
    'camera data',
    'where was photo taken',
    'hidden data',
    'view exif',
    'who took photo',
  ],
  options: v.object({
    time: keep('Keep date and time'),
    camera: keep('Keep camera and settings'),
    people: keep('Keep author and copyright'),
    texts: keep('Keep title and description'),
    place: keep('Keep location'),
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
        'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.',
    },
    {
      question: 'Does the image get worse?',
      answer:
        'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.',
    },
    {
      question: 'Is the location looked up on a map?',
      answer: 'No. Coordinates are shown as text, and the browser blocks any connection from this page to a map.',
    },
  ],
});
