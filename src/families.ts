/** The kinds of tools, in order, each with the address of its own page. */
export const families = {
  image: {
    title: 'Images',
    all: 'All tools for images',
    page: 'Image tools',
    hub: 'images',
    description: 'Photos and graphics.',
    does: 'Compress photos and graphics, convert, crop and rotate them, and remove their metadata.',
    short: 'Compress, convert, resize, crop.',
  },
  pdf: {
    title: 'PDF',
    all: 'All tools for PDF',
    page: 'PDF tools',
    hub: 'pdf',
    description: 'Documents, page by page.',
    does: 'Merge, split, sign, redact and compress PDF files, page by page.',
    short: 'Merge, split, sign, redact, compress.',
  },
  video: {
    title: 'Video',
    all: 'All tools for video',
    page: 'Video tools',
    hub: 'video',
    description: 'Clips and recordings of any size.',
    does: 'Trim, compress and convert videos of any size, and add subtitles.',
    short: 'Trim, compress, convert, add subtitles.',
  },
  audio: {
    title: 'Audio',
    all: 'All tools for audio',
    page: 'Audio tools',
    hub: 'audio',
    description: 'Music, speech, and the sound of a video.',
    does: 'Convert, trim, join, level, tag and record music and speech.',
    short: 'Convert, trim, tag, record.',
  },
} as const;

export type FamilyId = keyof typeof families;

/** In the order of the table. */
export const familyIds = Object.keys(families) as FamilyId[]; // The keys are exactly those of the table.

/** What people want to do, in the order in which each family lists it. */
export const groups = {
  smaller: 'Make smaller',
  convert: 'Change the format',
  arrange: 'Cut, turn and join',
  edit: 'Add and change',
  protect: 'Protect',
  inspect: 'Inspect, clean and repair',
} as const;

export type GroupId = keyof typeof groups;

/** In the order of the table. */
export const groupIds = Object.keys(groups) as GroupId[]; // The keys are exactly those of the table.
