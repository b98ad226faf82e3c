import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { mostFrameRate } from '../jobs/contract/media-operation.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Change speed of video and audio',
  description:
    'Play recordings slower or faster, from a quarter to four times, with the pitch of voices kept. In your browser.',
  family: 'video',
  action: 'Change speed',
  accepts: [...inputFormats('video'), ...inputFormats('audio')],
  batch: 'each',
  options: v.object({
    speed: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0.25),
        v.maxValue(4),
        v.title('Speed'),
        v.description('2 is twice as fast, 0.5 half as fast.'),
        v.metadata({ 'x-unit': '×' }),
      ),
      1.5,
    ),
    keepsPitch: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Keep the pitch'),
        v.description('Else voices get higher when faster and lower when slower, as on a tape.'),
      ),
      true,
    ),
  }),
  job: (change) => ({ engine: 'media', operation: { type: 'speed', ...change } }),
  questions: [
    {
      question: 'Does it cost quality?',
      answer: `The picture of a video is copied bit for bit: its frames just come at other times. Only where that makes more than ${mostFrameRate} a second is it encoded again, with fewer. The sound is encoded again, at about the bit rate that it has.`,
    },
    {
      question: 'How is the pitch kept?',
      answer:
        'By Signalsmith Stretch, which takes the sound apart into its tones and puts them together over another time. Far from the usual speed, music may sound a little hollow; speech stays clear.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The one you put in. Bare AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and further sound tracks are left out, and the result says so.',
    },
  ],
});
