import { formats, type InputFormatId, type OutputFormatId } from '#formats/formats.ts';
import { withRecipe } from '#recipes/with-recipe.ts';
import convertAudio from '#tools/convert-audio.ts';
import convertVideo from '#tools/convert-video.ts';

type From = InputFormatId<'video'> | InputFormatId<'audio'>;
type To = OutputFormatId<'video'> | OutputFormatId<'audio'>;

/** THE table of conversions of recordings that have their own page. */
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

/** What happens to the audio in each target. */
const sounds: Record<OutputFormatId<'audio'>, (from: From) => string> = {
  mp3: (from) =>
    isLossless(from)
      ? 'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.'
      : 'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.',
  m4a: (from) =>
    isLossless(from)
      ? 'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.'
      : 'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.',
  ogg: (from) =>
    isLossless(from)
      ? 'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.'
      : 'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.',
  wav: () => 'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.',
  flac: () => 'No. FLAC stores every sample, in about half the space of a WAV file.',
};

/** What happens to video and audio in each target. */
const pictures: Record<OutputFormatId<'video'>, string> = {
  mp4: 'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.',
  mov: 'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.',
  mkv: 'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.',
  webm: 'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.',
};

/** The tracks of a WebM can be copied into an MP4, but only browsers play that. */
const playsEverywhere = (from: From, to: To) => from === 'webm' && (to === 'mp4' || to === 'mov');

const questionsOf = (from: From, to: To) => [
  {
    question: 'Does it reduce quality?',
    answer: playsEverywhere(from, to)
      ? 'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.'
      : isVideo(to)
        ? pictures[to]
        : sounds[to](from),
  },
  {
    question: 'How large can a file be?',
    answer:
      'As large as the disk space your browser can use. Files are read and written in parts, so memory use does not grow with their length.',
  },
];

function pairPage(from: From, to: To) {
  const [source, target] = [formats[from].name, formats[to].name];
  const shared = { title: `Convert ${source} to ${target}`, accepts: [from], questions: questionsOf(from, to) };
  if (!isVideo(to)) {
    const description = isVideo(from)
      ? `Save the audio of ${source} videos as ${target}, many at once.`
      : `Convert ${source} to ${target}, many files at once, and keep tags and cover.`;
    return withRecipe(convertAudio, { container: to }, { ...shared, description });
  }
  return withRecipe(
    convertVideo,
    { container: to, ...(playsEverywhere(from, to) && { picture: 'avc', sound: 'aac' }) },
    { ...shared, description: `Convert ${source} videos to ${target}, whatever their size, many at once.` },
  );
}

/** Every pair, each a conversion tool with its target chosen. */
export const mediaPairs = (Object.keys(published) as From[]).flatMap((from) =>
  (published[from] ?? []).map((to) => ({
    from,
    to,
    runs: isVideo(to) ? 'convert-video' : 'convert-audio',
    ...pairPage(from, to),
  })),
);
