import * as v from 'valibot';
import { colour } from '../options/options.ts';
import { defineTool } from '../tool.ts';

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
    container: v.optional(
      v.pipe(
        v.picklist(['mp4', 'webm']),
        v.title('Format'),
        v.description('MP4 plays almost everywhere.'),
        v.metadata({ 'x-labels': { mp4: 'MP4', webm: 'WebM' } }),
      ),
      'mp4',
    ),
    times: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(100),
        v.title('Repeat the animation'),
        v.description('Animations loop, but videos end: choose how many times to play it.'),
        v.metadata({ 'x-unit': '×' }),
      ),
      1,
    ),
    background: colour('Colour behind transparent areas', '#ffffff'),
    stillTime: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0.1),
        v.maxValue(600),
        v.title('Still images'),
        v.description('How long to show an image that is not animated.'),
        v.metadata({ 'x-unit': 's' }),
      ),
      5,
    ),
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
