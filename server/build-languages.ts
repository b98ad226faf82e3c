import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isOnlyEnglish } from '#languages.ts';
import { pagePath } from './address.ts';

/** Where the site is built in one language, below the folder of the whole site. */
const folderOf = (language: string) => `.${language}`;

/** Builds the pages of a language. @throws what the build prints, if it fails. */
function buildIn(root: string, dist: string, language: string): Promise<void> {
  const folder = join(dist, folderOf(language));
  const args = [join(root, 'scripts/astro.mjs'), 'build', '--outDir', folder];
  const built = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, SITE_LANGUAGE: language, STAYPUT_ENGLISH: dist },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [built.stdout, built.stderr]) stream.on('data', (piece) => (said += piece));
  return new Promise((resolve, reject) => {
    built.once('error', reject);
    built.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`In ${language}: ${said}`))));
  });
}

/** Returns the files of a build that pages load, from its folder: those that they name, and what these name. */
function loadedBy(folder: string, pages: readonly string[]): Set<string> {
  const files = globSync('_astro/**/*.*', { cwd: folder });
  const loaded = new Set<string>();
  const toRead = [...pages];
  for (const path of toRead) {
    const text = readFileSync(join(folder, path), 'utf8');
    for (const file of files.filter((one) => !loaded.has(one) && text.includes(basename(one)))) {
      loaded.add(file);
      if (/\.(?:js|css)$/.test(file)) toRead.push(file);
    }
  }
  return loaded;
}

/** Moves the pages of a language to their place, and what they load beside that of the others. */
function merge(dist: string, language: string): void {
  const folder = join(dist, folderOf(language));
  const take = (from: string, to: string) => {
    mkdirSync(dirname(join(dist, to)), { recursive: true });
    cpSync(join(folder, from), join(dist, to));
  };
  const pages = globSync('**/*.html', { cwd: folder }).filter((page) => !isOnlyEnglish(pagePath(`/${page}`)));
  for (const file of loadedBy(folder, pages)) {
    if (!existsSync(join(dist, file))) take(file, file);
    else if (!readFileSync(join(folder, file)).equals(readFileSync(join(dist, file))))
      throw new Error(`${file} differs in ${language} from that of another language`);
  }
  for (const page of pages) take(page, page === 'index.html' ? `${language}.html` : join(language, page));
  take('manifest.webmanifest', join(language, 'manifest.webmanifest'));
  rmSync(folder, { recursive: true });
}

/** Builds the site in other languages, and joins it with the one in English. */
export async function buildLanguages(root: string, dist: string, languages: readonly string[]): Promise<void> {
  const waiting = [...languages];
  const work = async () => {
    for (let language = waiting.shift(); language !== undefined; language = waiting.shift()) {
      await buildIn(root, dist, language);
      merge(dist, language);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), languages.length) }, work));
}
