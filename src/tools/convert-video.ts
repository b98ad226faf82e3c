import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { audioCodecs, codec, containerLabels, videoCodecs } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';
import { convertTo } from '#words/actions.ts';
import { choice } from '#options/builders.ts';

const keep: ['keep', string] = ['keep', 'Keep if possible'];

export default defineTool({
  title: 'Convert video',
  description:
    'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.',
  family: 'video',
  common: true,
  action: 'Convert',
  suffix: 'converted',
  says: ({ container }) => convertTo(container),
  asks: ['container'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'convert',
  aka: ['change format', 'transcode', 'video converter', 'remux', 'change codec', 'h264', 'hevc', 'change container'],
  options: v.object({
    container: choice('Format', outputFormats('video'), 'mp4', {
      'x-role': 'container',
      'x-labels': containerLabels(outputFormats('video')),
    }),
    height: choice('Resolution', ['same', '2160', '1440', '1080', '720', '480'], 'same', {
      description: 'A lower resolution needs re-encoding. Videos are never enlarged.',
      'x-labels': {
        same: 'Same as the original',
        '2160': '2160p (4K)',
        '1440': '1440p',
        '1080': '1080p',
        '720': '720p',
        '480': '480p',
      },
    }),
    picture: codec(
      'Video codec',
      'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.',
      keep,
      videoCodecs,
    ),
    sound: codec('Audio codec', 'AAC plays everywhere, and FLAC is lossless.', keep, audioCodecs),
  }),
  job: ({ container, height, picture, sound }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container,
      video: { ...(height !== 'same' && { height: Number(height) }), ...(picture !== 'keep' && { codec: picture }) },
      audio: { ...(sound !== 'keep' && { codec: sound }) },
    },
  }),
  questions: [
    {
      question: 'Does converting reduce quality?',
      answer:
        'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.',
    },
    {
      question: 'How large can a video be?',
      answer:
        'As large as the disk space your browser can use. Files are read and written in parts, so memory use does not grow with their length.',
    },
    {
      question: 'Why can my browser not decode a video?',
      answer:
        'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.',
    },
    {
      question: 'What about AVI, WMV and FLV?',
      answer:
        'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.',
    },
    {
      question: 'What happens to subtitles?',
      answer:
        'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.',
    },
  ],
});
