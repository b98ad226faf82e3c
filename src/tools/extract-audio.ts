import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { audioIn, containerOrInput } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Extract audio',
  description: 'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.',
  family: 'audio',
  common: true,
  action: 'Extract',
  suffix: 'audio',
  asks: ['container'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'from-film',
  aka: [
    'sound from video',
    'rip audio',
    'video to mp3',
    'get audio from video',
    'video to audio',
    'soundtrack',
    'take music from video',
    'get music from video',
  ],
  options: v.object({
    container: containerOrInput(['mp3', 'm4a', 'wav', 'flac']),
  }),
  job: ({ container }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container,
      video: 'discard',
      ...audioIn(container),
    },
  }),
  questions: [
    {
      question: 'What does “Keep the format” mean?',
      answer:
        'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.',
    },
    {
      question: 'What if a video has several audio tracks?',
      answer: 'You get the main one. The result lists the others.',
    },
  ],
});
