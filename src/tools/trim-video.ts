import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { containerOrInput, timeRange } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';
import { trimTo } from '#words/actions.ts';
import { flag } from '#options/builders.ts';

export default defineTool({
  title: 'Trim video',
  description: 'Cut the start and end off videos of any size, in seconds and without loss.',
  family: 'video',
  common: true,
  action: 'Trim',
  suffix: 'trimmed',
  says: ({ container }) => (container === 'input' ? 'Trim' : trimTo(container)),
  asks: ['start', 'end', 'container'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'arrange',
  aka: ['cut', 'clip', 'shorten', 'split', 'part of video', 'snip', 'cut out', 'video cutter', 'remove start'],
  options: v.object({
    ...timeRange,
    exact: flag('Cut exactly', false, {
      description:
        'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.',
    }),
    container: containerOrInput(outputFormats('video')),
  }),
  job: ({ start, end, exact, container }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container,
      trim: { start, ...(end && { end }), exact },
    },
  }),
  questions: [
    {
      question: 'Why does my clip start a little early?',
      answer:
        'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.',
    },
    {
      question: 'Does trimming reduce quality?',
      answer:
        'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.',
    },
  ],
});
