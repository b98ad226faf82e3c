import * as v from 'valibot';
import { inputFormats, outputFormats } from '../formats/formats.ts';
import { audioCodecs, codec, videoCodecs } from '../options/media-options.ts';
import { defineTool } from '../tool.ts';

const keep: ['keep', string] = ['keep', 'As it is, where it fits'];

export default defineTool({
  title: 'Convert video',
  description:
    'Turn MOV, MKV, WebM or MPEG-TS into MP4 and back without uploading. What can be copied is not re-encoded.',
  family: 'video',
  common: true,
  action: 'Convert',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    container: v.optional(
      v.pipe(
        v.picklist(outputFormats('video')),
        v.title('Format'),
        v.description('MP4 is the one that most players know.'),
        v.metadata({
          'x-role': 'container',
          'x-labels': { mp4: 'MP4', mov: 'MOV', webm: 'WebM', mkv: 'Matroska (MKV)' },
        }),
      ),
      'mp4',
    ),
    height: v.optional(
      v.pipe(
        v.picklist(['same', '2160', '1440', '1080', '720', '480']),
        v.title('Picture size'),
        v.description('A smaller picture has to be re-encoded. It is never made larger.'),
        v.metadata({
          'x-labels': {
            same: 'Same as the input',
            '2160': '2160p (4K)',
            '1440': '1440p',
            '1080': '1080p',
            '720': '720p',
            '480': '480p',
          },
        }),
      ),
      'same',
    ),
    picture: codec('Codec of the picture', 'H.264 plays everywhere. The others need fewer bits.', keep, videoCodecs),
    sound: codec('Codec of the sound', 'AAC plays everywhere, and FLAC keeps every bit.', keep, audioCodecs),
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
      question: 'Does converting cost quality?',
      answer:
        'Mostly not. When the new format can hold the picture and the sound as they are, they are copied bit for bit. When it cannot, they are re-encoded at about the bit rate of the input, and the result says so.',
    },
    {
      question: 'How large may a video be?',
      answer:
        'As large as the space that your browser has on disk. Files are read and written in pieces, so memory use does not grow with their length.',
    },
    {
      question: 'Why can my browser not decode a video?',
      answer:
        'Re-encoding uses the codecs of your browser, and some browsers lack H.265 or AC-3, for example. Formats that can hold those, such as MP4 and Matroska, still take them by copying.',
    },
    {
      question: 'What about AVI, WMV and FLV?',
      answer:
        'They cannot be read here: browsers have no decoders for most of what they hold. Programs such as VLC or HandBrake turn them into MP4.',
    },
    {
      question: 'What happens to subtitles?',
      answer:
        'Texts and chapters are carried over between MP4, MOV, Matroska and WebM. Where the new format has no place for colours and fonts, the result says so, and it names each track that was left out.',
    },
  ],
});
