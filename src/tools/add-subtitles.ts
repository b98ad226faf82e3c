import * as v from 'valibot';
import { encodingOfText } from '#options/text-encoding.ts';
import { inputFormats } from '#formats/formats.ts';
import { languageIds, languageName, type LanguageId } from '#formats/languages.ts';
import { defineTool } from '#tool.ts';
import { flag, pick, option, choice } from '#options/builders.ts';

// The keys are those of the languages.
const names = Object.fromEntries(languageIds.map((id) => [id, languageName(id)])) as Record<LanguageId, string>;

export default defineTool({
  title: 'Add subtitles',
  description:
    'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.',
  family: 'video',
  action: 'Add subtitles',
  suffix: 'subtitled',
  asks: ['files'],
  accepts: inputFormats('video'),
  batch: 'each',
  needsFile: true,
  group: 'edit',
  drawnAs: 'subtitles',
  aka: ['captions', 'caption', 'embed subtitles', 'soft subtitles', 'srt into video', 'closed captions'],
  options: v.object({
    files: option('Subtitles', v.array(v.file()), [], {
      description: 'One or more SRT or WebVTT files. You can also drop them together with the videos.',
      'x-control': 'file',
      'x-accepts': inputFormats('subtitles'),
    }),
    match: pick('Match subtitles to videos', { name: 'By file name', all: 'Add all to every video' }, 'name'),
    language: choice('Language', ['name', ...languageIds], 'name', {
      description: 'A file name can include the language, as in film.de.srt.',
      'x-labels': { name: 'From the file name', ...names },
    }),
    name: option('Track name', v.pipe(v.string(), v.maxLength(100)), '', {
      description: 'For example “For the hard of hearing”. Without a name, players show the language.',
    }),
    encoding: encodingOfText,
    shown: flag('On by default', true),
  }),
  job: ({ files, match, language, name, encoding, shown }) => ({
    engine: 'media',
    operation: {
      type: 'add-subtitles',
      files,
      match,
      ...(language !== 'name' && { language }),
      ...(encoding !== 'guess' && { encoding }),
      ...(name.trim() !== '' && { name: name.trim() }),
      shown,
    },
  }),
  questions: [
    {
      question: 'Does it change the video or audio?',
      answer:
        'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.',
    },
    {
      question: 'Where do the subtitles show up?',
      answer:
        'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.',
    },
    {
      question: 'How do I add several languages?',
      answer:
        'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.',
    },
    {
      question: 'What happens to colours and positions?',
      answer:
        'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.',
    },
  ],
});
