import * as v from 'valibot';
import { encodingOfText } from '#options/text-encoding.ts';
import { inputFormats } from '#formats/formats.ts';
import { onlyWhen } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { convertTo } from '#words/actions.ts';
import { amount, pick } from '#options/builders.ts';

/** The factors for times, by the conversion between frame rates. */
const factors = {
  '24-to-25': 24 / 25,
  '25-to-24': 25 / 24,
  '23-to-25': 24 / 1.001 / 25,
  '25-to-23': (25 * 1.001) / 24,
};

export default defineTool({
  title: 'Convert subtitles',
  description: 'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.',
  family: 'video',
  action: 'Convert',
  suffix: 'converted',
  says: ({ format }) => convertTo(format),
  asks: ['format'],
  accepts: inputFormats('subtitles'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'convert-subtitles',
  aka: [
    'shift subtitles',
    'sync subtitles',
    'subtitle delay',
    'captions',
    'retime',
    'srt to vtt',
    'subtitle offset',
    'subtitles late',
    'subtitles early',
    'srt seconds late',
    'fix subtitle timing',
  ],
  options: v.object({
    format: pick('Format', { vtt: 'WebVTT, for web pages', srt: 'SRT, for players' }, 'vtt'),
    shift: amount('Shift by', { min: -36_000, max: 36_000, unit: 's' }, 0, {
      description: 'Positive numbers show them later, negative numbers earlier.',
    }),
    rate: pick(
      'Speed',
      {
        keep: 'Keep the speed',
        '23-to-25': 'From 23.976 to 25',
        '24-to-25': 'From 24 to 25',
        '25-to-23': 'From 25 to 23.976',
        '25-to-24': 'From 25 to 24',
        own: 'Another length',
      },
      'keep',
      { description: 'In frames per second, for subtitles that start in sync and then drift.' },
    ),
    length: onlyWhen(amount('Length', { min: 50, max: 200, unit: '%' }, 100), { rate: 'own' }),
    encoding: encodingOfText,
  }),
  job: ({ format, shift, rate, length, encoding }) => ({
    engine: 'media',
    operation: {
      type: 'convert-subtitles',
      format,
      shift,
      ...(encoding !== 'guess' && { encoding }),
      stretch: rate === 'keep' ? 1 : rate === 'own' ? length / 100 : factors[rate],
    },
  }),
  questions: [
    {
      question: 'How do I sync subtitles with a video?',
      answer:
        'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.',
    },
    {
      question: 'What is lost?',
      answer:
        'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.',
    },
    {
      question: 'What if letters look wrong?',
      answer:
        'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.',
    },
  ],
});
