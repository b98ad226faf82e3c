import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import '../build/engine-workers.ts';
import { Batch } from '#components/batch/batch.ts';
import { describeBatch, isAtWork, statePartsOf } from '#components/batch/batch-state.ts';
import { canTryAgain, newTask } from '#components/batch/entry.ts';
import { JobError, mayPass } from '#errors/errors.ts';
import type { Tool } from '#tool.ts';
import mergePdf from '#tools/merge-pdf.ts';
import rotatePages from '#tools/rotate-pages.ts';
import { qpdf } from '../../qpdf.ts';
import { read } from '../pdf/read-pdf.ts';

const plainFile = async (path: string) => new File([await readFile(`tests/fixtures/${path}`)], basename(path));

async function lockedFile(name: string, password: string) {
  const input = await readFile('tests/fixtures/pdf/first.pdf');
  const result = await qpdf(['--encrypt', password, 'owner', '256', '--', 'in.pdf', 'out.pdf'], { 'in.pdf': input });
  return new File([new Uint8Array(result.file('out.pdf'))], name);
}

const taken = (files: File[]) => files.map((file) => ({ file, path: file.name }));

/** Waits until a condition holds for a batch, which announces each change. */
function until(batch: Batch, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isSo() && resolve();
    batch.addEventListener('change', look);
    look();
  });
}

test('a password is tried on files that are found locked after it was typed', async () => {
  const batch = new Batch(['pdf'], true);
  const locked = await lockedFile('locked.pdf', 'secret');
  batch.add(taken([locked, await plainFile('pdf/plain.pdf'), locked]));
  const [entry] = batch.entries;
  await until(batch, () => entry?.refused?.code === 'encrypted');
  // The last one has not been read yet, so it is not known to be locked.
  expect(batch.entries[2]?.header).toBe('unread');
  if (entry) batch.unlock(entry, 'secret');
  await until(batch, () => batch.ready.length === 3);
  expect(batch.entries.map(({ password }) => password)).toEqual(['secret', undefined, 'secret']);
});

const joining = Object.entries(import.meta.glob<Tool>('../../../src/tools/*.ts', { import: 'default', eager: true }))
  .filter(([, { batch }]) => batch === 'all')
  .map(([path, tool]) => [basename(path, '.ts'), tool] as const);

test.each(joining)('%s does not begin where no file can be used, and says why', async (_, tool) => {
  const batch = new Batch(tool.accepts, true);
  batch.add(taken([new File(['no picture, sound or page'], 'odd.bin'), new File([], 'empty.bin')]));
  // The button may be pressed while files are still being read.
  batch.runOnceRead(() => Promise.reject(new Error('There is nothing to do it on')));
  expect(batch.running).toBe(true);
  await until(batch, () => !batch.running);
  expect(batch.tasks).toEqual([]);
  expect(batch.entries.map(({ refused }) => refused?.code)).toEqual(['foreign-format', 'empty-file']);
  expect(describeBatch(batch)).toBe('2 files could not be used');
  // Its button can still be pressed by anyone faster than the page.
  batch.runOnceRead(() => Promise.reject(new Error('There is nothing to do it on')));
  expect(batch.running).toBe(false);
});

const merging = () => Promise.resolve(mergePdf.job(v.parse(mergePdf.options, {})));
const pagesOf = async ({ joint }: Batch) => {
  const [output] = joint.outputs;
  return output && (await read(new Uint8Array(await output.file.arrayBuffer()))).document.numPages;
};

test('work on all files starts over when files are added or removed, and ends when none are left', async () => {
  const batch = new Batch(['pdf'], true);
  batch.add(taken([await plainFile('pdf/first.pdf'), await plainFile('pdf/plain.pdf')]));
  batch.runOnceRead(merging);
  await until(batch, () => batch.joint.state === 'working');
  batch.add(taken([await plainFile('pdf/second.pdf')]));
  expect(batch.isPreparing).toBe(true);
  await until(batch, () => !batch.running);
  expect(await pagesOf(batch)).toBe(10);

  batch.runOnceRead(merging);
  expect(batch.running, 'It is made already').toBe(false);
  batch.reset();
  batch.runOnceRead(merging);
  await until(batch, () => batch.joint.state === 'working');
  batch.abort();
  expect(batch.running).toBe(false);
  await until(batch, () => batch.joint.state === 'waiting');

  batch.runOnceRead(merging);
  await until(batch, () => batch.joint.state === 'working');
  for (const entry of batch.entries) batch.remove(entry);
  expect(batch.running).toBe(false);
  batch.add(taken([await plainFile('pdf/plain.pdf')]));
  batch.runOnceRead(merging);
  // Removed while it is being read.
  batch.clear();
  expect(batch.running).toBe(false);
  batch.add(taken([await plainFile('pdf/plain.pdf')]));
  batch.runOnceRead(merging);
  await until(batch, () => !batch.running);
  expect(await pagesOf(batch)).toBe(2);
});

test('work that waits for its files is given up when the options are not valid', async () => {
  const batch = new Batch(['pdf'], true);
  batch.add(taken([await plainFile('pdf/plain.pdf')]));
  batch.runOnceRead(() => Promise.resolve(undefined));
  await until(batch, () => !batch.running);
  expect(batch.joint.state).toBe('waiting');
});

test('paused work finishes the current file, waits, and goes on where it stopped; a file that failed through no fault of its own can be tried again', async () => {
  const batch = new Batch(['pdf'], false);
  const names = ['pdf/plain.pdf', 'pdf/first.pdf', 'pdf/second.pdf'];
  batch.add(taken(await Promise.all(names.map(plainFile))));
  const job = rotatePages.job(v.parse(rotatePages.options, {}));
  const states = () => batch.entries.map(({ task }) => task.state);
  batch.run(job);
  await until(batch, () => states()[0] === 'working');
  batch.pause();
  expect(describeBatch(batch)).toBe('Pausing after the current file… · 0 of 3 done');
  const whileLoading = statePartsOf(batch, 1_800_000);
  expect(whileLoading[0]?.text).toBe('Pausing after the current file…');
  expect(isAtWork(batch)).toBe(true);
  await until(batch, () => describeBatch(batch) === 'Paused · 1 of 3 done');
  expect(states()).toEqual(['done', 'waiting', 'waiting']);
  expect([batch.running, isAtWork(batch)]).toEqual([true, false]);
  const before = batch.startedAt;
  await new Promise((passed) => setTimeout(passed, 50));
  batch.resume();
  expect(batch.startedAt).toBeGreaterThanOrEqual(before + 45);
  await until(batch, () => !batch.running);
  expect(states()).toEqual(['done', 'done', 'done']);

  const [first, second, third] = batch.entries;
  if (!first || !second || !third) throw new Error('Files are missing');
  first.task = { ...newTask(), state: 'failed', error: new JobError('timed-out', {}) };
  second.task = { ...newTask(), state: 'failed', error: new JobError('no-outline', {}) };
  const unreadable = new JobError('unreadable', {});
  third.refused = new JobError('part-failed', { name: 'one', problem: { code: 'disk-full', facts: {} } });
  batch.forgive(batch.entries);
  expect(states(), 'The second would fail again').toEqual(['waiting', 'failed', 'waiting']);
  await until(batch, () => third.header === 'read');
  expect(third.refused).toBeUndefined();
  expect([mayPass(unreadable), canTryAgain(second)]).toEqual([false, false]);

  // What is missing is missing for all files: pressing the button of one is enough for all.
  const missing = { code: 'engine-unavailable', facts: {} } as const;
  first.task = {
    ...newTask(),
    state: 'failed',
    error: new JobError('step-failed', { step: 1, title: 'Rotate', problem: missing }),
  };
  third.refused = new JobError('engine-unavailable', {});
  batch.forgive([first]);
  expect(states()).toEqual(['waiting', 'failed', 'waiting']);
  await until(batch, () => third.header === 'read' && !third.refused);

  batch.run(job);
  batch.pause();
  batch.abort();
  expect([batch.running, batch.isPaused]).toEqual([false, false]);
});

test('a file with settings of its own is made by them, keeps its result when those of all change, and is made alone when its own change', async () => {
  const batch = new Batch(['pdf'], false);
  batch.add(taken([await plainFile('pdf/plain.pdf'), await plainFile('pdf/plain.pdf')]));
  const job = (angle: '90' | '180' | '270') => rotatePages.job(v.parse(rotatePages.options, { angle }));
  const rotations = () =>
    Promise.all(
      batch.entries.map(async ({ task: { outputs } }) => {
        const [output] = outputs;
        if (!output) return undefined;
        const { document } = await read(new Uint8Array(await output.file.arrayBuffer()));
        return (await document.getPage(1)).rotate;
      }),
    );
  const own = (angle: '90' | '180' | '270') => ({ values: { angle }, files: {}, words: angle, job: job(angle) });
  const [first, second] = batch.entries;
  if (!first || !second) throw new Error('Two files were given');
  second.own = own('180');
  batch.run(job('90'));
  await until(batch, () => !batch.running);
  expect(await rotations()).toEqual([90, 180]);

  const made = second.task;
  batch.reset([first]);
  batch.run(job('270'));
  await until(batch, () => !batch.running);
  expect(await rotations()).toEqual([270, 180]);
  expect(second.task, 'It was not made again').toBe(made);

  second.own = own('90');
  batch.redo([second]);
  expect(batch.entries.map(({ task }) => task.state)).toEqual(['done', 'waiting']);
  expect(describeBatch(batch)).toMatch(/^1 of 2 files done, 1 left · /);
  batch.run(job('270'));
  await until(batch, () => second.task.state === 'working');
  second.own = own('270');
  // While it is being processed: the work continues, with the latest options.
  batch.redo([second]);
  expect(batch.running).toBe(true);
  await until(batch, () => !batch.running);
  expect(await rotations()).toEqual([270, 270]);
});
