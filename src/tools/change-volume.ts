import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { fadeLength } from '../options/media-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Change volume and fade',
  description: 'Make sound louder or quieter, all files equally loud (EBU R128), fade it in and out. In your browser.',
  family: 'audio',
  action: 'Change',
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  options: v.object({
    by: v.optional(
      v.pipe(
        v.picklist(['-14', '-16', '-23', 'gain']),
        v.title('Volume'),
        v.description('As loud to the ear as those are: measured as EBU R128 says.'),
        v.metadata({
          'x-role': 'loudness',
          'x-labels': {
            '-14': 'Music services (−14 LUFS)',
            '-16': 'Podcasts (−16 LUFS)',
            '-23': 'Broadcasts (−23 LUFS)',
            gain: 'By so many decibels',
          },
        }),
      ),
      '-16',
    ),
    gain: v.optional(
      v.pipe(
        v.number(),
        v.minValue(-60),
        v.maxValue(60),
        v.title('Change'),
        v.description('6 is twice the level, −6 half of it, 0 leaves it. Too much cuts off the peaks.'),
        v.metadata({ 'x-unit': 'dB', 'x-when': { by: 'gain' }, 'x-role': 'gain' }),
      ),
      6,
    ),
    fadeIn: fadeLength('fade-in', 'Fade in', 'From silence, at the start.', 0),
    fadeOut: fadeLength('fade-out', 'Fade out', 'To silence, at the end.', 0),
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
        'Its loudest moments would have gone over the top and been cut off. It is made as loud as they allow, one decibel below full level, and the result says how loud that is.',
    },
    {
      question: 'Does it cost quality?',
      answer:
        'The sound is re-encoded, at about the bit rate that it has; WAV and FLAC lose nothing but the last bit. The picture of a video is copied as it is.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. Bare AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.',
    },
  ],
});
