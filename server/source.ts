import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. Two builds of the same source have the same bytes. */
export interface Source {
  /** The hash of the commit; undefined where nobody knows it. */
  commit: string | undefined;
  /** Whether files differ from the commit, or are not in it. */
  isChanged: boolean;
  /** In place of the clock: what a build says of time follows from it alone. */
  date: Date;
}

/** What git says of a project; undefined without git, and in a folder that is no checkout of its own. */
function askGit(root: string): Source | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['--no-optional-locks', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--show-toplevel') !== realpathSync(root)) return undefined;
    const [commit = '', seconds] = git('log', '-1', '--format=%H %ct').split(' ');
    return { commit, isChanged: git('status', '--porcelain') !== '', date: new Date(Number(seconds) * 1000) };
  } catch {
    // There is no git, no commit, or the folder belongs to someone else.
    return undefined;
  }
}

function statedDate(seconds: string): Date {
  const date = new Date(Number(seconds) * 1000);
  if (!/^\d+$/.test(seconds) || Number.isNaN(date.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds since 1970, and is "${seconds}".`);
  }
  return date;
}

/**
 * Finds out what a build is made from. The date is `SOURCE_DATE_EPOCH`, else that of the commit, else the one in
 * `package.json`; the commit is git's, else `COMMIT_REF`.
 */
export function sourceOf(root: string, { SOURCE_DATE_EPOCH, COMMIT_REF }: NodeJS.ProcessEnv): Source {
  const found = askGit(root);
  // It is our own, and a test reads it.
  const { date } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { date: string };
  return {
    commit: found?.commit ?? (COMMIT_REF || undefined),
    isChanged: found?.isChanged ?? false,
    date: SOURCE_DATE_EPOCH ? statedDate(SOURCE_DATE_EPOCH) : (found?.date ?? new Date(date)),
  };
}
