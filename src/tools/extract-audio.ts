import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Extract audio',
  description: 'Take the sound out of a video in your browser: as it is, or as MP3, M4A, WAV or FLAC.',
  family: 'audio',
  common: true,
  action: 'Extract',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    container: v.optional(
      v.pipe(
        v.picklist(['input', 'mp3', 'm4a', 'wav', 'flac']),
        v.title('Format'),
        v.description('As it is: M4A for AAC, Ogg for Opus, MP3 for MP3, MP2 for MP2; nothing is re-encoded.'),
        v.metadata({
          'x-labels': { input: 'As it is', mp3: 'MP3', m4a: 'M4A (AAC)', wav: 'WAV', flac: 'FLAC' },
        }),
      ),
      'input',
    ),
  }),
  job: ({ container }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container,
      video: 'discard',
      ...(container === 'm4a' && { audio: { codec: 'aac' } }),
    },
  }),
  questions: [
    {
      question: 'What does “As it is” mean?',
      answer:
        'The sound is copied out of the video bit for bit, so it is exactly as good, and done in seconds. Uncompressed sound becomes a WAV file.',
    },
    {
      question: 'What if a video has several sound tracks?',
      answer: 'You get the main one. The result names the others.',
    },
  ],
});
