import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, MkvOutputFormat, Output } from 'mediabunny';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { convert } from '#engines/media/write/convert.ts';
import { writeResult } from '#engines/media/write/destination.ts';
import { join } from '#engines/media/join/join.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { retime } from '#engines/media/retime/retime.ts';
import { openArea } from '#jobs/disk/disk.ts';
import { describeProblem } from '#components/problem.ts';
import { asJobError } from '#errors/errors.ts';
import { wavHeader } from '../../wav-header.ts';
import { privateDisk, type Refusal } from './private-disk.ts';

const megabyte = 1_000_000;
let wave: File;
let film: File;

beforeAll(async () => {
  wave = new File([wavHeader(30 * megabyte), Buffer.alloc(30 * megabyte)], 'long.wav');
  film = new File([await packets(6)], 'film.mkv');
});

afterEach(() => vi.unstubAllGlobals());

/** The writers that copy packets; those that encode write in the same way. */
const writers = {
  async 'a conversion'() {
    using media = await openMedia(film, true);
    await convert({ type: 'convert', container: 'mov' }, media, () => undefined);
  },
  async 'a join'() {
    await join({ type: 'join', container: 'wav' }, [wave, wave], () => undefined);
  },
  async 'another speed'() {
    using media = await openMedia(film, true);
    await retime({ type: 'speed', speed: 2, keepsPitch: true }, media, () => undefined);
  },
};

/** Browsers and windows that have no disk for a site. */
const withoutDisk: Record<string, object> = {
  'a private window of Safari': {
    storage: { getDirectory: () => Promise.reject(new DOMException('Unknown', 'UnknownError')) },
  },
  'a private window of Firefox': {
    storage: { getDirectory: () => Promise.reject(new DOMException('Security', 'SecurityError')) },
  },
  'a browser without the method': { storage: {} },
  'a browser without storage': {},
};

describe.each(Object.entries(withoutDisk))('in %s', (_, parts) => {
  beforeEach(() => vi.stubGlobal('navigator', { ...parts, locks: navigator.locks }));

  test('nothing is looked for on the disk', async () => {
    expect(await openArea('results')).toBeUndefined();
  });

  test('a result that is not very large is kept in memory', async () => {
    await writers['a join']();
  });

  test('a very large result is refused before the work, for a reason that is true', async () => {
    const failure = await writeResult(1000 * megabyte, () => Promise.resolve()).catch(asJobError);
    expect(failure).toMatchObject({ code: 'no-disk' });
    expect(describeProblem(failure)).toMatch(/does not let the site write to disk.*1 GB/s);
  });
});

async function failureOf(work: () => Promise<void>, refusal?: Refusal) {
  const disk = privateDisk(refusal);
  vi.stubGlobal('self', { name: `${crypto.randomUUID()} ${crypto.randomUUID()}` });
  vi.stubGlobal('navigator', { storage: disk.storage, locks: navigator.locks });
  const failure = await work().then(() => undefined, asJobError);
  return { failure, files: disk.files() };
}

const names = Object.keys(writers) as (keyof typeof writers)[];

const refusals = [
  ...names.map((writer) => ({ writer, at: 'write' as const })),
  ...(['create', 'open', 'flush', 'move'] as const).map((at) => ({ writer: 'a join' as const, at })),
];

test.each(refusals)(
  '$writer says that the disk is full when it learns so at $at, and leaves nothing on it',
  async (refused) => {
    const refusal = { at: refused.at, name: 'QuotaExceededError', after: 3 * megabyte };
    const { failure, files } = await failureOf(writers[refused.writer], refusal);
    expect(failure).toMatchObject({ code: 'disk-full' });
    // The browser's figure for free space would contradict it.
    expect(describeProblem(failure)).not.toMatch(/\d|Please tell us/);
    expect(files).toEqual([]);
  },
);

test.each([
  ...names.map((writer) => ({ writer, at: 'write' as const })),
  { writer: 'a join' as const, at: 'open' as const },
])(
  '$writer says that the disk is full, too, when the disk does not even remove what was begun, at $at',
  async ({ writer, at }) => {
    const refusal = { at, name: 'QuotaExceededError', after: 3 * megabyte, removesNothing: true };
    expect((await failureOf(writers[writer], refusal)).failure).toMatchObject({ code: 'disk-full' });
  },
);

test.each(names)('%s is kept on a disk with room', async (writer) => {
  const { failure, files } = await failureOf(writers[writer]);
  expect(failure).toBeUndefined();
  expect(files).toEqual([expect.stringMatching(/^results\//)]);
});

test('other disk errors are not blamed on the file', async () => {
  for (const name of ['InvalidStateError', 'NotFoundError', 'NotReadableError', 'SecurityError']) {
    const { failure } = await failureOf(writers['a join'], { at: 'write', name });
    expect(failure).toMatchObject({ code: 'disk-failed', facts: { cause: expect.stringContaining(name) } });
  }
});

/** Packets of ten megabytes each, which are not decoded here. */
async function packets(count: number) {
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 64, codedHeight: 64 };
  for (let time = 0; time < count; time += 1) {
    await source.add(new EncodedPacket(new Uint8Array(10 * megabyte), 'key', time, 1), { decoderConfig });
  }
  await output.finalize();
  return target.buffer ?? new ArrayBuffer();
}
