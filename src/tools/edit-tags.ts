import * as v from 'valibot';
import { pictureFile } from '#options/picture-options.ts';
import type { TagName } from '#jobs/contract/media-operation.ts';
import { defineTool } from '#tool.ts';
import { flag, pick, option } from '#options/builders.ts';

const text = (tag: TagName, title: string) =>
  option(title, v.pipe(v.string(), v.maxLength(1000)), '', { 'x-tag': tag });
const whole = (tag: TagName, title: string, least: number, most: number) =>
  v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.title(title), v.metadata({ 'x-tag': tag })),
  );
const tags = ['title', 'artist', 'album', 'albumArtist', 'year', 'track', 'genre', 'comment'] as const;

export default defineTool({
  title: 'Edit tags and cover',
  description:
    'Change title, artist, album, year and cover of MP3, M4A, FLAC, Ogg, WAV and video files, without re-encoding.',
  family: 'audio',
  action: 'Save tags',
  suffix: 'tagged',
  accepts: ['mp3', 'm4a', 'flac', 'ogg', 'wav', 'mp4', 'mov', 'webm', 'mkv'],
  batch: 'each',
  needsFile: true,
  group: 'edit',
  drawnAs: 'tag',
  aka: [
    'id3',
    'album art',
    'cover art',
    'mp3 tags',
    'artist',
    'album cover',
    'metadata of music',
    'tag editor',
    'add cover to mp3',
    'rename song title',
  ],
  options: v.object({
    title: text('title', 'Title'),
    artist: text('artist', 'Artist'),
    album: text('album', 'Album'),
    albumArtist: text('albumArtist', 'Album artist'),
    year: whole('year', 'Year', 1000, 9999),
    track: whole('track', 'Track number', 1, 999),
    genre: text('genre', 'Genre'),
    comment: text('comment', 'Comment'),
    remove: option('Tags to remove', v.array(v.picklist(tags)), [], {
      description: 'On the page: the fields that had a value and that you cleared.',
      'x-control': 'emptied',
    }),
    coverChange: pick('Cover', { keep: 'Keep the cover', set: 'Replace it', remove: 'Remove it' }, 'keep'),
    cover: pictureFile('Cover image', 'JPEG or PNG.', ['jpeg', 'png'], { coverChange: 'set' }),
    clear: flag('Remove all other tags', false, { description: 'Keeps only the tags in these fields.' }),
  }),
  job: ({ year, track, coverChange, cover, clear, remove, ...texts }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      tags: {
        clear,
        ...(remove.length > 0 && { remove }),
        ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
        ...(year !== undefined && { year }),
        ...(track !== undefined && { track }),
        ...(coverChange === 'remove' && { cover: 'remove' as const }),
        ...(coverChange === 'set' && cover && { cover }),
      },
    },
  }),
  questions: [
    {
      question: 'Does it change the audio or video?',
      answer: 'No. Audio and video are copied as they are; only the tags are rewritten.',
    },
    {
      question: 'Where are the tags written?',
      answer:
        'Where players look for them: ID3 in MP3, Vorbis comments in FLAC and Ogg, iTunes tags in M4A and MP4, INFO in WAV (or ID3 if INFO cannot hold them), and Matroska tags in WebM and MKV. MOV has no place for a cover.',
    },
    {
      question: 'Can I tag a whole album at once?',
      answer:
        'Yes: drop all the files and fill in album, artist, year and cover. Values that all files share are already filled in; a field that says “differs” stays as it is in each file unless you change it.',
    },
  ],
});
