import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { audioIn, containerLabels } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';
import { convertTo } from '#words/actions.ts';
import { choice } from '#options/builders.ts';

export default defineTool({
  title: 'Convert audio',
  description: 'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.',
  family: 'audio',
  common: true,
  action: 'Convert',
  suffix: 'converted',
  says: ({ container }) => convertTo(container),
  asks: ['container'],
  // Video containers may hold only audio, such as Matroska audio, or music in an MP4.
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  group: 'convert',
  aka: ['change format', 'transcode', 'audio converter', 'mp3 converter', 'sound format', 'music converter'],
  options: v.object({
    container: choice('Format', outputFormats('audio'), 'mp3', {
      description: 'WAV and FLAC are lossless; the others are smaller.',
      'x-labels': containerLabels(outputFormats('audio')),
    }),
    bitrate: choice('Bit rate', ['auto', '320000', '256000', '192000', '160000', '128000', '96000', '64000'], 'auto', {
      description: 'A higher rate is better and larger. Does not apply to WAV and FLAC.',
      'x-labels': {
        auto: 'Automatic',
        '320000': '320 kbit/s',
        '256000': '256 kbit/s',
        '192000': '192 kbit/s',
        '160000': '160 kbit/s',
        '128000': '128 kbit/s',
        '96000': '96 kbit/s',
        '64000': '64 kbit/s',
      },
    }),
  }),
  job: ({ container, bitrate }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container,
      video: 'discard',
      audio: {
        ...audioIn(container).audio,
        ...(bitrate !== 'auto' && container !== 'wav' && container !== 'flac' && { bitrate: Number(bitrate) }),
      },
    },
  }),
  questions: [
    {
      question: 'Does converting reduce quality?',
      answer:
        'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.',
    },
    {
      question: 'Which bit rate is chosen automatically?',
      answer:
        'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.',
    },
    {
      question: 'Are the title, artist and cover kept?',
      answer: 'Yes, if the new format has a place for them.',
    },
  ],
});
