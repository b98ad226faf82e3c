import * as v from 'valibot';
import { colour } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'GIF to video',
  description: 'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM, mostly far smaller, in your browser.',
  family: 'video',
  action: 'Make a video',
  accepts: ['gif', 'webp', 'png', 'avif'],
  batch: 'each',
  options: v.object({
    container: v.optional(
      v.pipe(
        v.picklist(['mp4', 'webm']),
        v.title('Format'),
        v.description('MP4 is the one that most players know.'),
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
        v.title('Times it is played'),
        v.description('Videos end, where animations begin again.'),
        v.metadata({ 'x-unit': '×' }),
      ),
      1,
    ),
    background: colour('Behind see-through parts', '#ffffff'),
    stillTime: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0.1),
        v.maxValue(600),
        v.title('Pictures that do not move'),
        v.description('Are shown for so long.'),
        v.metadata({ 'x-unit': 's' }),
      ),
      5,
    ),
  }),
  job: (film) => ({ engine: 'media', operation: { type: 'film', ...film } }),
  questions: [
    {
      question: 'Are the times of the frames kept?',
      answer:
        'Yes, each frame is shown as long as before. Where a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.',
    },
    {
      question: 'What becomes of transparency?',
      answer: 'Videos that play everywhere have none: see-through parts get the colour that you choose.',
    },
    {
      question: 'What if the picture has an odd width or height?',
      answer:
        'Video has even ones. One row or column of the background colour is added at the bottom or the right; nothing is scaled.',
    },
  ],
});
