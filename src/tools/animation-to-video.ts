import * as v from 'valibot';
import { colour } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { amount, pick, whole } from '#options/builders.ts';

export default defineTool({
  title: 'GIF to video',
  description: 'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.',
  family: 'video',
  action: 'Make video',
  accepts: ['gif', 'webp', 'png', 'avif'],
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-film',
  aka: ['gif to mp4', 'animated webp to video', 'gif to video', 'images to video', 'photos to video'],
  options: v.object({
    container: pick('Format', { mp4: 'MP4', webm: 'WebM' }, 'mp4'),
    times: whole('Repeat the animation', { min: 1, max: 100, unit: '×' }, 1, {
      description: 'Animations loop, but videos end: choose how many times to play it.',
    }),
    background: colour('Colour behind transparent areas', '#ffffff'),
    stillTime: amount('Show still images for', { min: 0.1, max: 600, unit: 's' }, 5),
  }),
  job: (film) => ({ engine: 'media', operation: { type: 'film', ...film } }),
  questions: [
    {
      question: 'Is the timing of the frames kept?',
      answer:
        'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.',
    },
    {
      question: 'What happens to transparency?',
      answer: 'Widely supported video formats have no transparency, so transparent areas get the colour you choose.',
    },
    {
      question: 'What if the width or height is odd?',
      answer:
        'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.',
    },
  ],
});
