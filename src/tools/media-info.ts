import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { reportFormat } from '#options/options.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Video and audio information',
  description: 'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.',
  family: 'video',
  action: 'Show info',
  accepts: [...inputFormats('video'), ...inputFormats('audio')],
  batch: 'each',
  group: 'inspect',
  drawnAs: 'info',
  aka: [
    'mediainfo',
    'codec info',
    'video details',
    'bitrate of file',
    'ffprobe',
    'what codec',
    'codec of video',
    'fps of video',
    'check video',
    'resolution of video',
    'frame rate',
    'is video hevc',
  ],
  options: v.object({ format: reportFormat }),
  job: ({ format }) => ({ engine: 'media', operation: { type: 'info', format } }),
  questions: [
    {
      question: 'Why do key frames matter?',
      answer:
        'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.',
    },
    {
      question: 'Where do the bit rates come from?',
      answer:
        'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.',
    },
  ],
});
