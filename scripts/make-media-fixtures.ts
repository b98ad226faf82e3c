/**
 * Makes `tests/fixtures/media` with ffmpeg (made with 5.1, with libx264, libx265, libvpx and libopus):
 * `node scripts/make-media-fixtures.ts`. The results are committed, so that tests need not run it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = new URL('../tests/fixtures/media/', import.meta.url).pathname;
const cover = new URL('../tests/fixtures/photos/cat.png', import.meta.url).pathname;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const make = (name: string, ...args: string[]) =>
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...args,
    '-fflags',
    '+bitexact',
    '-map_metadata:g',
    '0:g',
    folder + name,
  ]);

const lavfi = (graph: string) => ['-f', 'lavfi', '-i', graph];
const seconds = 4;
const picture = lavfi(`testsrc2=size=320x180:rate=25:duration=${seconds}`);
const tone = lavfi(`sine=frequency=440:sample_rate=48000:duration=${seconds}`);
const title = ['-metadata', 'title=Fixture clip'];
/** A key frame each second, and frames that refer forwards. */
const avc = ['-c:v', 'libx264', '-g', '25', '-bf', '2', '-crf', '30', '-pix_fmt', 'yuv420p'];
const aac = ['-c:a', 'aac', '-b:a', '64k', '-ac', '2'];

make('clip.mp4', ...picture, ...tone, ...title, ...avc, ...aac, '-movflags', '+faststart');
const clip = ['-i', `${folder}clip.mp4`];
make('clip.mov', ...clip, '-c', 'copy');
// Not named .ts, which is for programs here.
make('clip.m2ts', ...clip, '-c', 'copy', '-f', 'mpegts', '-mpegts_m2ts_mode', '0');
make(
  'mpeg2.m2ts',
  ...picture,
  ...tone,
  '-c:v',
  'mpeg2video',
  '-b:v',
  '200k',
  ...aac,
  '-t',
  '1',
  '-f',
  'mpegts',
  '-mpegts_m2ts_mode',
  '0',
);
make('turned.mp4', ...clip, '-c', 'copy', '-metadata:s:v', 'rotate=90');
make('silent.mp4', ...clip, '-c', 'copy', '-an');
make(
  'clip.webm',
  ...picture,
  ...tone,
  '-c:v',
  'libvpx-vp9',
  '-deadline',
  'realtime',
  '-cpu-used',
  '8',
  '-b:v',
  '200k',
  '-g',
  '25',
  '-c:a',
  'libopus',
  '-b:a',
  '48k',
);
make(
  'hevc.mp4',
  ...lavfi('testsrc2=size=160x90:rate=25:duration=1'),
  '-c:v',
  'libx265',
  '-x265-params',
  'log-level=error',
  '-tag:v',
  'hvc1',
  '-pix_fmt',
  'yuv420p',
);
make(
  'encrypted.mp4',
  ...clip,
  '-c',
  'copy',
  '-encryption_scheme',
  'cenc-aes-ctr',
  '-encryption_key',
  '00112233445566778899aabbccddeeff',
  '-encryption_kid',
  '00112233445566778899aabbccddeeff',
);

writeFileSync(`${folder}subtitles.srt`, '1\n00:00:00,500 --> 00:00:02,000\nA line.\n');
make(
  'tracks.mkv',
  ...clip,
  ...lavfi(`sine=frequency=880:sample_rate=48000:duration=${seconds}`),
  '-i',
  `${folder}subtitles.srt`,
  '-map',
  '0:v',
  '-map',
  '0:a',
  '-map',
  '1:a',
  '-map',
  '2:s',
  '-c:v',
  'copy',
  ...aac,
  '-c:s',
  'srt',
);
rmSync(`${folder}subtitles.srt`);

// The brightness of a frame tells its number, 20 + 2n; each second begins with a beep.
make(
  'ramp.mp4',
  ...lavfi(`nullsrc=size=160x90:rate=25:duration=${seconds},geq=lum='20+2*N':cb=128:cr=128`),
  ...lavfi(`aevalsrc='if(lt(mod(t,1),0.06),sin(2*PI*1000*t),0)':s=48000:d=${seconds}`),
  '-c:v',
  'libx264',
  '-g',
  '25',
  '-bf',
  '2',
  '-qp',
  '8',
  '-pix_fmt',
  'yuv420p',
  '-color_range',
  'tv',
  ...aac,
);

const whole = readFileSync(`${folder}clip.mp4`);
writeFileSync(`${folder}truncated.mp4`, whole.subarray(0, whole.length / 2));

const sound = lavfi('sine=frequency=440:sample_rate=44100:duration=1.5');
const tags = ['-metadata', 'title=Fixture tone', '-metadata', 'artist=Stayput'];
make('tone.wav', ...sound, ...tags, '-ac', '2');
const small = [...sound, ...tags, '-t', '0.5', '-ar', '8000', '-ac', '1'];
make('tone.aiff', ...small);
make('tone.caf', ...small, '-c:a', 'pcm_s16le');
make('deep.wav', ...sound, '-af', 'volume=0.7', '-ac', '1', '-c:a', 'pcm_s24le');
make(
  'surround.flac',
  ...lavfi('sine=frequency=440:sample_rate=48000:duration=1.5'),
  '-af',
  'pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0',
);
make(
  'tone.mp3',
  ...sound,
  '-i',
  cover,
  '-map',
  '0',
  '-map',
  '1',
  ...tags,
  '-c:a',
  'libmp3lame',
  '-b:a',
  '96k',
  '-c:v',
  'mjpeg',
  '-vf',
  'scale=96:-2',
  '-disposition:v',
  'attached_pic',
  '-id3v2_version',
  '3',
);
make('tone.ogg', ...sound, ...tags, '-c:a', 'libopus', '-b:a', '48k');
make('tone.m4a', ...sound, '-ac', '2', '-c:a', 'aac', '-b:a', '64k');
make('tone.aac', '-i', `${folder}tone.m4a`, '-c', 'copy');

/** One picture a second, and the subtitles of `subtitles/lines.srt`. */
const lines = new URL('../tests/fixtures/subtitles/lines.srt', import.meta.url).pathname;
const subtitled = [...lavfi(`testsrc2=size=64x36:rate=1:duration=${seconds}`), '-i', lines, '-map', '0', '-map', '1'];
const german = ['-metadata:s:s:0', 'language=deu'];
make('../subtitles/timed.mp4', ...subtitled, ...avc, '-c:s', 'mov_text', ...german);
make('../subtitles/timed.mov', ...subtitled, ...avc, '-c:s', 'mov_text');
make('../subtitles/texts.webm', ...subtitled, '-c:v', 'libvpx', '-b:v', '20k', '-c:s', 'webvtt');
make(
  '../subtitles/texts.mkv',
  ...subtitled,
  ...['-map', '1'],
  ...avc,
  ...['-c:s:0', 'srt', '-c:s:1', 'ass'],
  ...german,
  ...['-metadata:s:s:1', 'language=deu'],
);

/** Two chapters, the second from half of a second on. */
writeFileSync(
  `${folder}chapters.txt`,
  ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=500\ntitle=Début\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=500\nEND=1000\ntitle=The rest\n',
);
for (const container of ['mp4', 'mkv']) {
  const inputs = ['-i', `${folder}ramp.mp4`, '-i', `${folder}chapters.txt`];
  make(`chapters.${container}`, ...inputs, '-map_chapters', '1', '-c', 'copy', '-t', '1');
}
rmSync(`${folder}chapters.txt`);

make(
  'mp3.m2ts',
  ...lavfi('testsrc2=size=64x36:rate=25:duration=1'),
  ...lavfi('sine=frequency=440:sample_rate=48000:duration=1'),
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-c:a', 'libmp3lame', '-b:a', '64k'],
  ...['-mpegts_m2ts_mode', '0', '-f', 'mpegts'],
);
make(
  'mp2.m2ts',
  ...lavfi('sine=frequency=440:sample_rate=32000:duration=1'),
  ...['-c:a', 'mp2', '-b:a', '32k', '-mpegts_m2ts_mode', '0', '-f', 'mpegts'],
);
