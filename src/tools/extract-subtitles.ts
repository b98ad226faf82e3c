import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Extract subtitles',
  description: 'Take the subtitles out of MP4, MOV, MKV and WebM as SRT or WebVTT, a file for each language.',
  family: 'video',
  action: 'Extract',
  accepts: ['mp4', 'mov', 'webm', 'mkv'],
  batch: 'each',
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(['srt', 'vtt']),
        v.title('Format'),
        v.metadata({ 'x-labels': { srt: 'SRT, for players', vtt: 'WebVTT, for web pages' } }),
      ),
      'srt',
    ),
  }),
  job: ({ format }) => ({ engine: 'media', operation: { type: 'extract-subtitles', format } }),
  questions: [
    {
      question: 'Which subtitles can be taken out?',
      answer:
        'Those that are text in a track of their own: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. Those of DVD and Blu-ray are pictures, and what is drawn into the video is part of it: neither can be turned into text here.',
    },
    {
      question: 'What stays of how they look?',
      answer:
        'Words, times and line breaks; bold, italic and the place on the screen where the new format has them. Fonts, colours and drawings of ASS are left out, and the result says so.',
    },
    {
      question: 'Does a long film take long?',
      answer:
        'It takes as long as reading the file, a piece at a time. Nothing is decoded, and memory use does not grow with its length.',
    },
  ],
});
