import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { languageIds, languageName, type LanguageId } from '../formats/languages.ts';
import { defineTool } from '../tool.ts';

const names = Object.fromEntries(languageIds.map((id) => [id, languageName(id)])) as Record<LanguageId, string>;

export default defineTool({
  title: 'Add subtitles',
  description: 'Put SRT or WebVTT subtitles into MP4, MOV, MKV and WebM as a track, without re-encoding or uploading.',
  family: 'video',
  action: 'Add subtitles',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    files: v.optional(
      v.pipe(
        v.array(v.file()),
        v.title('Subtitles'),
        v.description('SRT or WebVTT, one or several. They may be dropped with the videos too.'),
        v.metadata({ 'x-control': 'file', 'x-accepts': inputFormats('subtitles') }),
      ),
      [],
    ),
    match: v.optional(
      v.pipe(
        v.picklist(['name', 'all']),
        v.title('Which go into a video'),
        v.description('A single file goes into every video.'),
        v.metadata({ 'x-labels': { name: 'Those named like it', all: 'All of them' } }),
      ),
      'name',
    ),
    language: v.optional(
      v.pipe(
        v.picklist(['name', ...languageIds]),
        v.title('Language'),
        v.description('A file name may tell it, as film.de.srt does.'),
        v.metadata({ 'x-labels': { name: 'As the file name tells', ...names } }),
      ),
      'name',
    ),
    name: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(100),
        v.title('Name in the player'),
        v.description('Such as “For the hard of hearing”. Players show the language without one.'),
      ),
      '',
    ),
    shown: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Show at once'),
        v.description('Players show these without being asked, where they follow what a file says.'),
      ),
      true,
    ),
  }),
  job: ({ files, match, language, name, shown }) => ({
    engine: 'media',
    operation: {
      type: 'add-subtitles',
      files,
      match,
      ...(language !== 'name' && { language }),
      ...(name.trim() !== '' && { name: name.trim() }),
      shown,
    },
  }),
  questions: [
    {
      question: 'Does it change the picture or the sound?',
      answer:
        'No. Picture, sound, and the tracks, chapters and tags that are there stay byte for byte, and the subtitles are written beside them as text, so that they can be switched off and taken out again. Recordings in MPEG-TS or in fragments are copied into a common MP4 first.',
    },
    {
      question: 'Where are the subtitles seen?',
      answer:
        'In players that read tracks of text, such as VLC, mpv and QuickTime. Web pages in Chrome and Firefox do not show tracks inside of a video: there, give the page the WebVTT file itself.',
    },
    {
      question: 'How do I add several languages?',
      answer:
        'Choose all of the files at once. Those named like the video, such as film.en.srt and film.de.srt for film.mp4, become tracks of it, each with its language; the first is the one that is shown at once.',
    },
    {
      question: 'What becomes of colours and places?',
      answer:
        'Bold, italic and underlined text stays. In WebM, so does the place on the screen. Colours, fonts and what else players draw differently is left out, and the result says so.',
    },
  ],
});
