import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Merge videos',
  description: 'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.',
  family: 'video',
  common: true,
  action: 'Merge',
  suffix: 'merged',
  accepts: inputFormats('video'),
  batch: 'all',
  group: 'arrange',
  aka: ['join', 'combine', 'concatenate', 'put together', 'stitch', 'append', 'join clips', 'one video', 'gopro'],
  options: v.object({
    container: pick(
      'Format',
      { input: 'Same as the first video', mp4: 'MP4', mov: 'MOV', webm: 'WebM', mkv: 'Matroska (MKV)' },
      'mp4',
    ),
  }),
  job: ({ container }) => ({ engine: 'media', operation: { type: 'join', container } }),
  questions: [
    {
      question: 'Does merging reduce quality?',
      answer:
        'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.',
    },
    {
      question: 'What if the clips have different sizes?',
      answer: 'The first one decides. The others are scaled to fit, with black bars if they have another shape.',
    },
    {
      question: 'Can I join the pieces of a stream (HLS)?',
      answer:
        'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.',
    },
    {
      question: 'What if a clip has no audio?',
      answer: 'It stays silent, and the audio of the other clips stays in sync.',
    },
  ],
});
