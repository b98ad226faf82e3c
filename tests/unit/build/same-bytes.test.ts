import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../server/build-manifest.ts';
import { readManifest } from '#build/build-manifest.ts';
import { manifestAddress } from '#addresses/build-addresses.ts';
import { addressesIn } from '../../../server/built-addresses.ts';
import { sourceOf } from '../../../server/source.ts';
import { tinySite } from './tiny-site.ts';

const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What a build creates, or caches for the next one. */
const made = [
  'node_modules',
  'dist',
  'dist.before',
  'dist.next',
  '.git',
  '.astro',
  '.data',
  '.compressed',
  'test-results',
  'bench-results',
];

/** Copies the project to another folder, without the caches of builds. */
async function copyProject(root: string) {
  await cp('.', root, { recursive: true, filter: (path) => !made.includes(path) });
  const packages = join(root, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name !== '.vite' && name !== '.astro')
      await symlink(join(process.cwd(), 'node_modules', name), join(packages, name));
  }
  if (sourceOf('.', {}).commit === undefined) return;
  await writeFile(join(root, '.git'), `gitdir: ${git('.', 'rev-parse', '--absolute-git-dir')}\n`);
}

const manifestIn = async (dist: string) => readManifest(await readFile(join(dist, manifestAddress), 'utf8'), dist);

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stayput-'));
});
afterAll(() => rm(parent, { recursive: true, maxRetries: 3 }));

test(
  'a build in another folder, time zone and language, with nothing kept, has the same bytes',
  { timeout: 600_000 },
  async () => {
    const root = join(parent, 'A Folder');
    await copyProject(root);
    const here = await manifestIn('dist');
    // Without Vitest's variables, which would make Vite build for tests.
    const { PATH, HOME } = process.env;
    await promisify(execFile)(process.execPath, ['scripts/astro.mjs', 'build', '--silent'], {
      cwd: root,
      env: {
        PATH,
        HOME,
        SITE_URL: here.site,
        // There may be a newer commit.
        SOURCE_DATE_EPOCH: String(Date.parse(here.date) / 1000),
        TZ: 'Pacific/Kiritimati',
        LANG: 'sv_SE.UTF-8',
        LC_ALL: 'sv_SE.UTF-8',
        UV_THREADPOOL_SIZE: '8',
      },
    });
    const there = await manifestIn(join(root, 'dist'));
    const differing = here.files.filter((file, index) => file.sha256 !== there.files[index]?.sha256);
    expect(differing.map(({ path }) => path)).toEqual([]);
    expect([there.files, there.headers]).toEqual([here.files, here.headers]);
    // The manifests are correct and complete.
    const dist = join(root, 'dist');
    expect((await addressesIn(dist)).filter((path) => path !== manifestAddress)).toEqual(
      there.files.map(({ path }) => path),
    );
    for (const { path, sha256: hash, size } of there.files) {
      const content = await readFile(join(dist, path));
      expect([sha256(content), content.length], path).toEqual([hash, size]);
    }
  },
);

test('a build goes by the date that it is given, then by the commit, then by package.json', async () => {
  await using folder = await tinySite({ 'package.json': '{ "date": "2026-02-03" }' });
  const { root } = folder;
  expect(sourceOf(root, {})).toEqual({ commit: undefined, isChanged: false, date: new Date('2026-02-03') });
  expect(sourceOf(root, { COMMIT_REF: 'abc' }).commit).toBe('abc');

  git(root, 'init', '-q');
  git(root, 'add', '.');
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git(root, ...identity, 'commit', '-q', '-m', 'Begin');
  const commit = git(root, 'rev-parse', 'HEAD');
  const date = new Date(Number(git(root, 'log', '-1', '--format=%ct')) * 1000);
  expect(sourceOf(root, { COMMIT_REF: 'abc' })).toEqual({ commit, isChanged: false, date });
  expect(sourceOf(root, { SOURCE_DATE_EPOCH: '86400' }).date).toEqual(new Date('1970-01-02'));
  expect(() => sourceOf(root, { SOURCE_DATE_EPOCH: 'today' })).toThrow('SOURCE_DATE_EPOCH must be a number of seconds');

  await folder.write('new.txt', '');
  expect(sourceOf(root, {}).isChanged).toBe(true);
  // A copy in a folder of another project is not a checkout of that project.
  await folder.write('inner/package.json', '{ "date": "2026-04-05" }');
  expect(sourceOf(join(root, 'inner'), {})).toEqual({
    commit: undefined,
    isChanged: false,
    date: new Date('2026-04-05'),
  });
});

test('what builds without git say of time is at most half a year behind the commit', async () => {
  const { commit, date } = sourceOf('.', {});
  const { date: stated } = JSON.parse(await readFile('package.json', 'utf8')) as { date: string };
  const behind = commit === undefined ? 0 : date.getTime() - Date.parse(stated);
  expect(behind / 86_400_000).toBeLessThan(183);
});
