import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Merge videos',
  description: 'Join videos into one, in your order, in your browser. Clips that are alike are copied, not re-encoded.',
  family: 'video',
  common: true,
  action: 'Merge',
  accepts: inputFormats('video'),
  batch: 'all',
  options: v.object({
    container: v.optional(
      v.pipe(
        v.picklist(['input', 'mp4', 'mov', 'webm', 'mkv']),
        v.title('Format'),
        v.metadata({
          'x-labels': { input: 'As the first video', mp4: 'MP4', mov: 'MOV', webm: 'WebM', mkv: 'Matroska (MKV)' },
        }),
      ),
      'mp4',
    ),
  }),
  job: ({ container }) => ({ engine: 'media', operation: { type: 'join', container } }),
  questions: [
    {
      question: 'Does merging cost quality?',
      answer:
        'Not when all clips come from the same camera or program: then picture and sound are copied bit for bit. Otherwise what differs is re-encoded, and the result says so.',
    },
    {
      question: 'What if the clips differ in size?',
      answer:
        'The first one decides. The others are scaled to fit into its picture, with black bars where their shape is another one.',
    },
    {
      question: 'Can I join the pieces of a stream (HLS)?',
      answer:
        'Yes: drop its playlist (.m3u8) together with all files that it names, or the folder that they are in, and they count as one video; so they do on every page here. Without a playlist, pieces in MPEG-TS (.ts) go on where another one ends, in whichever order you drop them.',
    },
    {
      question: 'What if a clip has no sound?',
      answer: 'It stays silent, and the sound of the others stays with their picture.',
    },
  ],
});
