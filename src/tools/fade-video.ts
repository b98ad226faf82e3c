import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { fadeLength } from '../options/media-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Fade video in and out',
  description: 'Let a video begin from and end in black or white, with its sound from and to silence, in your browser.',
  family: 'video',
  action: 'Fade',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    fadeIn: fadeLength('fade-in', 'Fade in', 'At the start.', 1),
    fadeOut: fadeLength('fade-out', 'Fade out', 'At the end.', 1),
    colour: v.optional(
      v.pipe(
        v.picklist(['black', 'white']),
        v.title('From and to'),
        v.metadata({ 'x-labels': { black: 'Black', white: 'White' }, 'x-role': 'fade-colour' }),
      ),
      'black',
    ),
    sound: v.optional(v.pipe(v.boolean(), v.title('Fade the sound too'), v.metadata({ 'x-role': 'fade-sound' })), true),
  }),
  job: ({ fadeIn, fadeOut, colour, sound }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      video: { fade: { in: fadeIn, out: fadeOut, colour } },
      ...(sound && { audio: { fade: { in: fadeIn, out: fadeOut } } }),
    },
  }),
  questions: [
    {
      question: 'Does it cost quality?',
      answer:
        'The picture is re-encoded, at about the bit rate that it has, and the sound where it fades too. Between the fades, the colours of each frame are the same as before.',
    },
    {
      question: 'Can I fade sound alone?',
      answer: 'Yes, with “Change volume and fade”: there the picture is copied as it is.',
    },
    { question: 'Which format do I get?', answer: 'The one you put in. MPEG-TS recordings become MP4.' },
  ],
});
