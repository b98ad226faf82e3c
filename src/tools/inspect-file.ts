import * as v from 'valibot';
import { inputFormats, type FormatId } from '#formats/formats.ts';
import type { FindingType } from '#jobs/contract/hidden-data.ts';
import { reportFormat } from '#options/options.ts';
import { defineTool, type Tool } from '#tool.ts';
import convertImage from './convert-image.ts';
import editTags from './edit-tags.ts';
import flattenPdf from './flatten-pdf.ts';
import pdfToImages from './pdf-to-images.ts';
import redactPdf from './redact-pdf.ts';
import removeMetadata from './remove-metadata.ts';
import removePdfMetadata from './remove-pdf-metadata.ts';

/** Named first, so that people see that it takes files of every kind. */
const usual: readonly FormatId[] = ['jpeg', 'png', 'heic', 'svg', 'pdf', 'mp4', 'mov', 'mp3', 'm4a'];

const inPictures: FindingType[] = [
  ...(['place', 'person', 'serial', 'time', 'device', 'exposure', 'software', 'text', 'history'] as const),
  ...(['preview', 'differing-preview', 'video', 'rest', 'other'] as const),
];
const inDrawings: FindingType[] = [...inPictures, 'script', 'link', 'remote'];

const remover = (
  slug: string,
  { title, accepts }: Pick<Tool, 'title' | 'accepts'>,
  removes: FindingType[],
  how?: string,
) => ({
  slug,
  title,
  accepts,
  removes,
  ...(how !== undefined && { how }),
});

const inRecordings: FindingType[] = [
  ...(['place', 'person', 'serial', 'device', 'time', 'text', 'preview', 'rest', 'attachment', 'other'] as const),
];
/** The names of programs that other formats must have are replaced, not removed. */
const withoutPrograms: Pick<Tool, 'title' | 'accepts'> = {
  title: editTags.title,
  accepts: ['mp4', 'mov', 'm4a', 'flac', 'wav'],
};
const ofTags = 'Clear all fields there, remove the cover, and switch on “Remove all other tags”.';

const asPictures = 'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.';

/** Each of them is tried by a test: after the tool, the report no longer has the finding. */
const removers = [
  remover('remove-metadata', removeMetadata, inPictures),
  remover('convert-image', convertImage, inDrawings),
  remover('remove-pdf-metadata', removePdfMetadata, [...inPictures, 'version']),
  remover('redact-pdf', redactPdf, ['hidden-text'], 'Search for this text there.'),
  remover('flatten-pdf', flattenPdf, ['form-value'], 'What was typed stays visible on the page.'),
  remover('flatten-pdf', flattenPdf, ['link'], 'Switch off “Keep links clickable” there.'),
  remover('edit-tags', editTags, inRecordings, ofTags),
  remover('edit-tags', withoutPrograms, ['software'], ofTags),
  remover('pdf-to-images', pdfToImages, ['outside', 'layer', 'attachment', 'comment', 'script', 'remote'], asPictures),
];

export default defineTool({
  title: 'Check a file for hidden data',
  description:
    'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.',
  family: 'image',
  action: 'Inspect',
  accepts: [
    ...usual,
    ...[...inputFormats('image'), ...inputFormats('video'), ...inputFormats('audio')].filter(
      (id) => !usual.includes(id),
    ),
  ],
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
    'document properties',
    'hidden text in pdf',
    'pdf inspector',
    'pdf revisions',
    'javascript in pdf',
    'gps location of video',
    'metadata of video',
  ],
  options: v.object({ format: reportFormat }),
  job: ({ format }) => ({
    engine: 'image',
    operation: { type: 'inspect', format, removers },
  }),
  questions: [
    {
      question: 'What is looked for?',
      answer:
        'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.',
    },
    {
      question: 'Is the file changed?',
      answer:
        'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.',
    },
    {
      question: 'Why is there a preview that differs?',
      answer:
        'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.',
    },
    {
      question: 'How is hidden text in a PDF found?',
      answer:
        'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.',
    },
    {
      question: 'What does it need to work offline?',
      answer:
        'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.',
    },
    {
      question: 'Is the place looked up on a map?',
      answer: 'No. Coordinates are shown as text, and the browser blocks any connection from this page to a map.',
    },
  ],
});
