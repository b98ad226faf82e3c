import * as v from 'valibot';
import { formats, type InputFormatId, type OutputFormatId } from '../formats/formats.ts';
import type { Tool } from '../tool.ts';
import convertAudio from '../tools/convert-audio.ts';
import convertVideo from '../tools/convert-video.ts';

type From = InputFormatId<'video'> | InputFormatId<'audio'>;
type To = OutputFormatId<'video'> | OutputFormatId<'audio'>;

/** THE table of conversions of recordings that have a page of their own. */
const published: Partial<Record<From, readonly To[]>> = {
  mp4: ['mp3', 'webm', 'wav', 'mov', 'mkv', 'm4a', 'flac', 'ogg'],
  mov: ['mp4', 'mp3', 'webm', 'wav', 'mkv', 'm4a'],
  mkv: ['mp4', 'mp3', 'webm', 'mov', 'wav', 'm4a'],
  webm: ['mp4', 'mp3', 'mov', 'wav', 'mkv', 'ogg'],
  ts: ['mp4', 'mp3', 'mkv', 'mov'],
  wav: ['mp3', 'flac', 'm4a', 'ogg'],
  flac: ['mp3', 'wav', 'm4a', 'ogg'],
  m4a: ['mp3', 'wav', 'flac', 'ogg'],
  mp3: ['wav', 'm4a', 'ogg', 'flac'],
  ogg: ['mp3', 'wav', 'm4a', 'flac'],
  aac: ['mp3', 'wav', 'm4a'],
};

const isVideo = (id: From | To): id is OutputFormatId<'video'> => formats[id].kind === 'video';
const isLossless = (id: From) => id === 'wav' || id === 'flac';

/** What becomes of sound in each. */
const sounds: Record<OutputFormatId<'audio'>, (from: From) => string> = {
  mp3: (from) =>
    isLossless(from)
      ? 'MP3 leaves out what is hard to hear. By itself it takes a bit rate at which few people hear a difference: 192 kbit/s in stereo.'
      : 'A little: the sound is encoded again, at about the bit rate that it has. Sound that is MP3 already is copied as it is.',
  m4a: (from) =>
    isLossless(from)
      ? 'AAC leaves out what is hard to hear. By itself it takes a bit rate at which few people hear a difference: 160 kbit/s in stereo.'
      : 'Sound that is AAC already is copied as it is. Other sound is encoded again, at about the bit rate that it has.',
  ogg: (from) =>
    isLossless(from)
      ? 'Opus leaves out what is hard to hear. By itself it takes a bit rate at which few people hear a difference: 128 kbit/s in stereo.'
      : 'Sound that is Opus or Vorbis already is copied as it is. Other sound is encoded again as Opus, at about the bit rate that it has.',
  wav: () => 'No. WAV holds every sample as it is, which takes about ten megabytes a minute in stereo.',
  flac: () => 'No. FLAC holds every sample as it is, in about half the space of a WAV file.',
};

/** What becomes of picture and sound in each. */
const pictures: Record<OutputFormatId<'video'>, string> = {
  mp4: 'Not where MP4 can hold what is there: H.264, H.265, AAC and MP3 are copied bit for bit. What players do not expect in an MP4, such as VP8 and PCM, is encoded again, at about the bit rate that it has.',
  mov: 'Not where MOV can hold what is there: H.264, H.265, AAC and PCM are copied bit for bit. The rest is encoded again, at about the bit rate that it has.',
  mkv: 'No. Matroska holds nearly every kind of picture and sound, so both are copied bit for bit.',
  webm: 'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is encoded again, at about the bit rate that it has.',
};

/** What a WebM holds can be put into an MP4, and plays there in browsers alone. */
const playsEverywhere = (from: From, to: To) => from === 'webm' && (to === 'mp4' || to === 'mov');

const questionsOf = (from: From, to: To) => [
  {
    question: 'Does it cost quality?',
    answer: playsEverywhere(from, to)
      ? 'A little: picture and sound are encoded again as H.264 and AAC, which play everywhere. “As it is, where it fits” copies what can be copied, for players that know VP9, AV1 and Opus.'
      : isVideo(to)
        ? pictures[to]
        : sounds[to](from),
  },
  {
    question: 'How large may a file be?',
    answer:
      'As large as the space that your browser has on disk. Files are read and written in pieces, so memory use does not grow with their length.',
  },
  {
    question: 'Are my files uploaded?',
    answer: 'No. This page does the work in your browser, and the browser is told to refuse uploads from it.',
  },
];

function pairTool(from: From, to: To): Tool {
  const [source, target] = [formats[from].name, formats[to].name];
  const shared = { title: `Convert ${source} to ${target}`, accepts: [from], questions: questionsOf(from, to) };
  if (!isVideo(to)) {
    const { entries } = convertAudio.options;
    return {
      ...convertAudio,
      ...shared,
      description: isVideo(from)
        ? `Take the sound out of ${source} videos as ${target} in your browser, many at once, without uploading them.`
        : `Turn ${source} into ${target} in your browser, many files at once, with tags and cover, without uploading them.`,
      options: v.object({ ...entries, container: v.optional(entries.container.wrapped, to) }),
      // The options are the tool's own: the default alone is another one.
      job: convertAudio.job as Tool['job'],
    };
  }
  const { entries } = convertVideo.options;
  return {
    ...convertVideo,
    ...shared,
    description: `Turn ${source} videos into ${target} in your browser, of any size and many at once, without uploading them.`,
    options: v.object({
      ...entries,
      container: v.optional(entries.container.wrapped, to),
      picture: v.optional(entries.picture.wrapped, playsEverywhere(from, to) ? 'avc' : 'keep'),
      sound: v.optional(entries.sound.wrapped, playsEverywhere(from, to) ? 'aac' : 'keep'),
    }),
    job: convertVideo.job as Tool['job'],
  };
}

/** Every pair, each a conversion tool with its target chosen. */
export const mediaPairs = (Object.keys(published) as From[]).flatMap((from) =>
  (published[from] ?? []).map((to) => ({
    from,
    to,
    runs: isVideo(to) ? 'convert-video' : 'convert-audio',
    tool: pairTool(from, to),
  })),
);
