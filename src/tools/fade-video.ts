import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { fadeLength } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';
import { flag, pick } from '#options/builders.ts';

export default defineTool({
  title: 'Fade video in and out',
  description: 'Fade videos in from black or white and out again, with their audio.',
  family: 'video',
  action: 'Fade',
  suffix: 'faded',
  asks: ['fadeIn', 'fadeOut'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'edit',
  aka: ['fade in', 'fade out', 'fade to black', 'transition'],
  options: v.object({
    fadeIn: fadeLength('fade-in', 'Fade in', 1),
    fadeOut: fadeLength('fade-out', 'Fade out', 1),
    colour: pick('Fade colour', { black: 'Black', white: 'White' }, 'black', { 'x-role': 'fade-colour' }),
    sound: flag('Fade the audio too', true, { 'x-role': 'fade-sound' }),
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
      question: 'Does it reduce quality?',
      answer:
        'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.',
    },
    {
      question: 'Can I fade only the audio?',
      answer: 'Yes, with “Change volume and fade”: the video is then copied unchanged.',
    },
    { question: 'Which format do I get?', answer: 'The same format as your file. MPEG-TS recordings become MP4.' },
  ],
});
