import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { fadeLength } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';
import { amount, pick } from '#options/builders.ts';

export default defineTool({
  title: 'Change volume and fade',
  description: 'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.',
  family: 'audio',
  action: 'Change volume',
  suffix: 'new-volume',
  asks: ['by'],
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  group: 'edit',
  drawnAs: 'volume',
  aka: [
    'louder',
    'quieter',
    'boost',
    'amplify',
    'normalise',
    'lufs',
    'loudness',
    'gain',
    'fade audio',
    'fade in audio',
    'fade out audio',
    'decibels',
  ],
  options: v.object({
    by: pick(
      'Volume',
      {
        '-14': 'Music services (−14 LUFS)',
        '-16': 'Podcasts (−16 LUFS)',
        '-23': 'Broadcasts (−23 LUFS)',
        gain: 'By a number of decibels',
      },
      '-16',
      { description: 'The perceived loudness, measured according to EBU R128.', 'x-role': 'loudness' },
    ),
    gain: amount('Change', { min: -60, max: 60, unit: 'dB' }, 6, {
      description: '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.',
      'x-when': { by: 'gain' },
      'x-role': 'gain',
    }),
    fadeIn: fadeLength('fade-in', 'Fade in', 0),
    fadeOut: fadeLength('fade-out', 'Fade out', 0),
  }),
  job: ({ by, gain, fadeIn, fadeOut }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      audio: {
        ...(by === 'gain' ? { gain } : { loudness: Number(by) }),
        ...((fadeIn > 0 || fadeOut > 0) && { fade: { in: fadeIn, out: fadeOut } }),
      },
    },
  }),
  questions: [
    {
      question: 'Why is a file quieter than I asked for?',
      answer:
        'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.',
    },
    {
      question: 'Does it reduce quality?',
      answer:
        'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.',
    },
  ],
});
