import * as v from 'valibot';
import { pictureFile } from '../picture-options.ts';
import { defineTool } from '../tool.ts';

const text = (title: string, description?: string) =>
  v.optional(
    description === undefined
      ? v.pipe(v.string(), v.maxLength(1000), v.title(title))
      : v.pipe(v.string(), v.maxLength(1000), v.title(title), v.description(description)),
    '',
  );
const whole = (title: string, least: number, most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.title(title)));

export default defineTool({
  title: 'Edit tags and cover',
  description:
    'Change title, artist, album, year and cover of MP3, M4A, FLAC, Ogg, WAV and videos. Sound and picture stay untouched.',
  family: 'audio',
  action: 'Write tags',
  accepts: ['mp3', 'm4a', 'flac', 'ogg', 'wav', 'mp4', 'mov', 'webm', 'mkv'],
  batch: 'each',
  options: v.object({
    title: text('Title', 'What you leave empty stays as it is in each file.'),
    artist: text('Artist'),
    album: text('Album'),
    albumArtist: text('Artist of the album'),
    year: whole('Year', 1000, 9999),
    track: whole('Track number', 1, 999),
    genre: text('Genre'),
    comment: text('Comment'),
    coverChange: v.optional(
      v.pipe(
        v.picklist(['keep', 'set', 'remove']),
        v.title('Cover'),
        v.metadata({ 'x-labels': { keep: 'As it is', set: 'Another picture', remove: 'None' } }),
      ),
      'keep',
    ),
    cover: pictureFile('Picture', 'JPEG or PNG.', { coverChange: 'set' }),
    clear: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Remove all other tags'),
        v.description('Only what you fill in here will be in the file.'),
      ),
      false,
    ),
  }),
  job: ({ year, track, coverChange, cover, clear, ...texts }) => ({
    engine: 'media',
    container: 'input',
    tags: {
      clear,
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
      ...(year !== undefined && { year }),
      ...(track !== undefined && { track }),
      ...(coverChange === 'remove' && { cover: 'remove' as const }),
      ...(coverChange === 'set' && cover && { cover }),
    },
  }),
  questions: [
    {
      question: 'Does it change the sound or the picture?',
      answer: 'No. Every packet is copied as it is: only what the file says of itself is written anew.',
    },
    {
      question: 'Where are the tags written?',
      answer:
        'Where players look for them: ID3 in MP3, Vorbis comments in FLAC and Ogg, iTunes’ own in M4A and MP4, INFO in WAV, Matroska’s in WebM and MKV. WAV has no place for a cover.',
    },
    {
      question: 'Can I tag a whole album at once?',
      answer:
        'Yes: drop all of its files, fill in album, artist, year and cover, and leave title and track number empty, so that each file keeps its own.',
    },
  ],
});
