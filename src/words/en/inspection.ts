import type {
  FindingType,
  FoundItem,
  FoundName,
  FoundValue,
  Inspection,
  MetadataName,
  MetadataValue,
  UnreadPart,
} from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Place', meaning: 'Where it was made, or what place it is about.' },
    person: { title: 'People', meaning: 'Names of people, such as the author, the owner or someone in the picture.' },
    serial: {
      title: 'Serial numbers and identifiers',
      meaning: 'They can link this file to one device, or to other files by the same person.',
    },
    'differing-preview': {
      title: 'Preview that differs from the picture',
      meaning: 'A small picture inside the file may still show what was cropped or edited away.',
    },
    rest: { title: 'Data after the end', meaning: 'Programs ignore it, but anyone can read it.' },
    video: { title: 'Video', meaning: 'A short video, with sound, that phones add to a photo.' },
    version: {
      title: 'Earlier versions',
      meaning: 'Programs often only append changes, so what was there before can be restored.',
    },
    'hidden-text': { title: 'Hidden text', meaning: 'Nobody sees it, but it can be copied and searched.' },
    outside: {
      title: 'Content outside the visible page',
      meaning: 'Cropping a page only hides what is around it.',
    },
    layer: { title: 'Hidden layers', meaning: 'Readers can switch them on.' },
    attachment: { title: 'Attached files', meaning: 'Whole files inside this one.' },
    comment: { title: 'Comments', meaning: 'Notes and marks, often with the name of their author.' },
    'form-value': { title: 'Form values', meaning: 'What was typed or chosen in form fields.' },
    script: { title: 'Scripts', meaning: 'Programs that may run when the file is opened.' },
    remote: {
      title: 'Remote addresses',
      meaning:
        'Opening the file, or sending a form in it, may contact these addresses and tell their owners that you have it.',
    },
    device: { title: 'Devices', meaning: 'The camera, phone, scanner or lens.' },
    software: { title: 'Software', meaning: 'The programs that made or changed the file.' },
    time: { title: 'Dates and times', meaning: 'When it was made or changed.' },
    history: { title: 'History', meaning: 'What was done to the file, and with which files it was made.' },
    text: { title: 'Text fields', meaning: 'Titles, descriptions, keywords and comments.' },
    link: { title: 'Links', meaning: 'Addresses that open when someone follows them.' },
    exposure: { title: 'Camera settings', meaning: 'How the picture was taken.' },
    preview: { title: 'Previews', meaning: 'Small pictures or covers, shown in lists of files.' },
    other: { title: 'Other data', meaning: 'Data that programs store for themselves.' },
  } satisfies Record<FindingType, { title: string; meaning: string }>,
  format: 'Format: {format}',
  nothing: 'Nothing was found.',
  absent: 'Looked for, and not found: {types}.',
  unread: 'Not looked at:',
  parts: {
    pixels: 'What the picture itself shows, such as faces, signs and screens.',
    watermarks: 'Invisible watermarks.',
    'maker-notes': 'The content of the camera maker’s notes, which often include serial numbers.',
    packed: 'Metadata that is compressed with Brotli.',
    recording: 'What can be seen and heard, such as faces, voices and signs.',
    'data-tracks': 'What is in the data tracks.',
    scans: 'Text in pictures, such as scanned pages.',
    attachments: 'What is in the attached files. Save them to look at them one by one.',
    signatures: 'Digital signatures. “Check PDF signatures” says who signed.',
    'undrawn-pages':
      'Hidden text and content outside the visible page, on pages that could not be drawn or after the first 300.',
    format: 'Metadata: it is not read from this format here.',
  } satisfies Record<UnreadPart, string>,
  removedBy: 'To remove this, use “{tool}”.',
  notRemoved: 'No tool here removes this from the file.',
  more: 'and {count} more',
  page: 'page {page}',
};

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Cannot be seen',
  'over-picture': 'Invisible text over a picture, as in scans',
  version: 'Version {version} of {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'A data track from the camera, which can hold positions and movements',
  'data-track': 'A data track',
  drawings: 'Drawings or pictures',
  'differing-shape': 'The preview is {preview} pixels and the picture {picture}, so their shapes differ',
  'differing-content':
    'The preview is {preview} pixels and the picture {picture}: their shapes match, but they show different things',
};

/** What was found, in words. */
export const itemInWords = ({ name, value, page }: FoundItem): { name: string; value: string; page?: number } => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Report',
  /** On the button that opens the tool. */
  useIn: (title: string) => `Open in: ${title}`,
  absent: 'Looked for, and not found',
  unread: 'Not looked at',
  /** What people call entries, by the format's own name. */
  names: {
    'Date time original': 'Taken',
    'Date time digitized': 'Digitised',
    'Date time': 'Changed',
  } as Readonly<Record<string, string>>,
};

/** `Found: place, people and devices.` */
export function describeInspection({ findings, unread }: Inspection): string {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Found: ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format') ? 'Metadata is not read from this format here.' : 'Nothing was found.';
}
