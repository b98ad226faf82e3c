import { openAsBlob, readFileSync } from 'node:fs';
import {
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  BlobSource,
  BufferTarget,
  FLAC,
  Input,
  MkvOutputFormat,
  MP4,
  Mp4OutputFormat,
  NullTarget,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  VideoSampleSink,
} from 'mediabunny';
import { afterAll, describe, expect, test } from 'vitest';

/**
 * The members of libraries that we use although their types do not declare them, and where. An update may change them
 * without notice: then a test here fails with the name and the file, before a recording or a picture does.
 */
const gone = (library: string, member: string, file: string) =>
  `${library} has no ${member} any more, which ${file} uses. Read the README of its folder, and find another way.`;

/** Returns the value of a member, which must exist. */
function member(of: object, name: string, library: string, file: string): unknown {
  expect(name in of, gone(library, name, file)).toBe(true);
  return Reflect.get(of, name);
}

const inputs: Input[] = [];
afterAll(() => inputs.forEach((input) => input.dispose()));

async function open(name: string) {
  const input = new Input({
    source: new BlobSource(await openAsBlob(`tests/fixtures/media/${name}`)),
    formats: [MP4, FLAC],
  });
  inputs.push(input);
  return input;
}

describe('Mediabunny', () => {
  const room = 'src/engines/media/mediabunny';
  const ours = (of: object, name: string, file: string) => member(of, name, 'Mediabunny', file);

  test('calls its targets by the methods that the disk has', () => {
    const file = `${room}/disk-target.ts`;
    const called = ['_start', '_write', '_flush', '_finalize', '_close'];
    for (const name of called) ours(BufferTarget.prototype, name, file);
    // The target that does nothing has the methods that every target needs.
    const needed = Object.getOwnPropertyNames(NullTarget.prototype).filter((name) => name.startsWith('_'));
    expect(needed.toSorted(), `Mediabunny calls other methods of a target than ${file} has`).toEqual(called.toSorted());
  });

  test('keeps the tracks of an input where they can be taken out', async () => {
    const input = await open('clip.mp4');
    const tracks = await input.getTracks();
    const file = `${room}/empty-tracks.ts`;
    const kept = ours(input, '_trackBackingsCache', file);
    const backings = tracks.map((track) => ours(track, '_backing', file));
    expect(kept, gone('Mediabunny', 'list of backings in _trackBackingsCache', file)).toEqual(backings);
  });

  test('makes a demuxer of FLAC that reads a frame header by a method of its own', async () => {
    const file = `${room}/flac-of-all-rates.ts`;
    const create = ours(FLAC, '_createDemuxer', file) as (input: Input) => object;
    const demuxer = create.call(FLAC, await open('surround.flac'));
    ours(demuxer, 'readFlacFrameHeader', file);
    ours(demuxer, 'audioInfo', file);
  });

  test('asks a format whether it can read an input', () => {
    ours(QTFF, '_canReadInput', `${room}/open-input.ts`);
  });

  test('writes Matroska by a muxer whose tracks can be added to', () => {
    const file = `${room}/matroska-delay.ts`;
    const output = new Output({ format: new MkvOutputFormat(), target: new BufferTarget() });
    const source = new AudioSampleSource({ codec: 'opus', bitrate: 64_000 });
    output.addAudioTrack(source);
    expect(ours(source, '_codec', file)).toBe('opus');
    const muxer = ours(output, '_muxer', file) as object;
    for (const name of ['createTracks', 'trackDatas', 'tracksElement']) ours(muxer, name, file);
  });

  test('writes by muxers whose times and random numbers can be replaced', () => {
    const file = `${room}/same-bytes.ts`;
    const muxerOf = (format: OutputFormat) =>
      // Each has one.
      ours(new Output({ format, target: new BufferTarget() }), '_muxer', file) as object;
    ours(muxerOf(new Mp4OutputFormat()), 'creationTime', file);
    for (const name of ['getTrackData', 'trackDatas']) ours(muxerOf(new OggOutputFormat()), name, file);
    ours(muxerOf(new MkvOutputFormat()), 'maybeCreateAttachments', file);
  });

  test('lets sinks be patched, and sinks of audio name their track', async () => {
    ours(VideoSampleSink.prototype, 'samples', `${room}/fill-durations.ts`);
    ours(AudioSampleSink.prototype, 'samples', `${room}/pre-roll.ts`);
    const track = await (await open('clip.mp4')).getPrimaryAudioTrack();
    if (!track) throw new Error('clip.mp4 has no audio');
    expect(ours(new AudioSampleSink(track), '_track', `${room}/pre-roll.ts`)).toBe(track);
  });

  test('keeps the bytes of a sample where they can be read without a copy', () => {
    const shape = { numberOfChannels: 2, sampleRate: 48_000, timestamp: 0 };
    const samples = [
      new AudioSample({ data: new Int16Array([1, -1]), format: 's16', ...shape }),
      new AudioSample({ data: new Float32Array([1, -1]), format: 'f32', ...shape }),
    ];
    for (const sample of samples) {
      expect(ours(sample, '_data', 'src/engines/media/encoders/values.ts')).toBeInstanceOf(Uint8Array);
      sample.close();
    }
  });

  test('asks an input for its tags and type by methods that can be replaced', async () => {
    const input = await open('clip.mp4');
    for (const name of ['getMetadataTags', 'getMimeType']) ours(input, name, 'src/engines/media/open/open-media.ts');
  });
});

/** Returns the exports of a WebAssembly module, and its imports as `module.name`. */
function programOf(path: string) {
  const module = new WebAssembly.Module(readFileSync(`node_modules/${path}`));
  return {
    exports: WebAssembly.Module.exports(module).map(({ name }) => name),
    imports: WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`),
  };
}

interface Program {
  library: string;
  path: string;
  /** The required exports. */
  exports?: string[];
  /** The required imports. */
  imports?: string[];
  file: string;
}

const programs: Program[] = [
  {
    library: 'wasm-vips',
    path: 'wasm-vips/lib/vips.wasm',
    exports: ['malloc', 'free'],
    imports: ['env.memory'],
    file: 'src/engines/image/libvips/vips.ts',
  },
  {
    library: 'PDFium',
    path: '@embedpdf/pdfium/dist/pdfium.wasm',
    exports: ['malloc', 'free'],
    imports: ['env.emscripten_resize_heap'],
    file: 'src/engines/pdf/render/load-pdfium.ts',
  },
  {
    library: 'OpenJPEG of PDF.js',
    path: 'pdfjs-dist/wasm/openjpeg.wasm',
    exports: ['i', 'j', 'k', 'm'],
    imports: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `a.${name}`),
    file: 'src/engines/image/formats/jp2/openjpeg.ts',
  },
];

test.each(programs)(
  '$library has what is used of its program',
  ({ library, path, exports = [], imports = [], file }) => {
    const program = programOf(path);
    for (const name of exports) expect(program.exports, gone(library, name, file)).toContain(name);
    for (const name of imports) expect(program.imports, gone(library, name, file)).toContain(name);
  },
);

test('wasm-vips starts as many threads as the browser says it has', () => {
  const script = readFileSync('node_modules/wasm-vips/lib/vips-es6.js', 'utf8');
  const file = 'src/engines/image/libvips/vips.ts';
  expect(script, gone('wasm-vips', 'question for hardwareConcurrency', file)).toContain('hardwareConcurrency');
});

test('PDFium gives out its memory', async () => {
  const { init } = await import('@embedpdf/pdfium');
  const { pdfium } = await init({ wasmBinary: readFileSync('node_modules/@embedpdf/pdfium/dist/pdfium.wasm').buffer });
  const file = 'src/engines/pdf/render/load-pdfium.ts';
  expect(member(pdfium, 'HEAPU8', 'PDFium', file)).toBeInstanceOf(Uint8Array);
  for (const name of ['addFunction', 'removeFunction', 'setValue', 'wasmExports']) member(pdfium, name, 'PDFium', file);
});
