import * as v from 'valibot';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Extract subtitles',
  description: 'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.',
  family: 'video',
  action: 'Extract',
  asks: ['format'],
  accepts: ['mp4', 'mov', 'webm', 'mkv'],
  batch: 'each',
  group: 'convert',
  drawnAs: 'extract-subtitles',
  aka: ['get subtitles', 'rip subtitles', 'captions from video', 'mkv to srt'],
  options: v.object({
    format: pick('Format', { srt: 'SRT, for players', vtt: 'WebVTT, for web pages' }, 'srt'),
  }),
  job: ({ format }) => ({ engine: 'media', operation: { type: 'extract-subtitles', format } }),
  questions: [
    {
      question: 'Which subtitles can be extracted?',
      answer:
        'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.',
    },
    {
      question: 'What formatting is kept?',
      answer:
        'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.',
    },
    {
      question: 'Does a long film take long?',
      answer:
        'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.',
    },
  ],
});
