import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import type { FindingType } from '../jobs/contract/hidden-data.ts';
import { reportFormat } from '../options/options.ts';
import { defineTool } from '../tool.ts';
import { inspectionWords } from '../words/en/inspection.ts';
import convertImage from './convert-image.ts';
import removeMetadata from './remove-metadata.ts';

const inPictures: FindingType[] = [
  ...(['place', 'person', 'serial', 'time', 'device', 'exposure', 'software', 'text', 'history'] as const),
  ...(['preview', 'differing-preview', 'video', 'rest', 'other'] as const),
];

/** Drawings lose it because their pixels are all that is left. */
const inDrawings: FindingType[] = [...inPictures, 'script', 'link', 'remote'];

/** Every row is tried by a test: after the tool, the report no longer has the finding. */
const removers = [
  {
    slug: 'remove-metadata',
    title: removeMetadata.title,
    accepts: removeMetadata.accepts,
    removes: inPictures,
  },
  {
    slug: 'convert-image',
    title: convertImage.title,
    accepts: convertImage.accepts,
    removes: inDrawings,
  },
];

export default defineTool({
  title: 'What a file gives away',
  description:
    'See the place, people, devices, history and hidden content in a photo, and which tool removes each of them.',
  family: 'image',
  action: 'Inspect',
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'inspect',
  drawnAs: 'info',
  aka: [
    'inspect file',
    'what does my photo reveal',
    'what does this file reveal',
    'exif viewer',
    'exif data viewer',
    'metadata viewer',
    'view metadata',
    'show metadata',
    'check metadata',
    'hidden information in file',
    'gps location of photo',
    'photo details',
    'privacy check',
    'exiftool',
    'image forensics',
  ],
  options: v.object({ format: reportFormat }),
  job: ({ format }) => ({
    engine: 'image',
    operation: { type: 'inspect', format, words: inspectionWords, removers },
  }),
  questions: [
    {
      question: 'What is looked for?',
      answer:
        'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. The report says what was found, what was not, and what was not looked at.',
    },
    {
      question: 'Is the file changed?',
      answer:
        'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.',
    },
    {
      question: 'Why is there a preview that differs?',
      answer:
        'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy beside the report, to see what it shows.',
    },
    {
      question: 'Is the place looked up on a map?',
      answer: 'No. Coordinates are shown as text, and the browser blocks any connection from this page to a map.',
    },
  ],
});
