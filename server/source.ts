import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The source of a build. Two builds of the same source have identical bytes. */
export interface Source {
  /** The hash of the commit; undefined if unknown. */
  commit: string | undefined;
  /** Whether files differ from the commit, or are untracked. */
  isChanged: boolean;
  /** Replaces the clock: all times in a build derive from it. */
  date: Date;
}

/** Asks git about a project; returns undefined without git, or if the folder is not a checkout of its own. */
function askGit(root: string): Source | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['--no-optional-locks', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--show-toplevel') !== realpathSync(root)) return undefined;
    const [commit = '', seconds] = git('log', '-1', '--format=%H %ct').split(' ');
    return { commit, isChanged: git('status', '--porcelain') !== '', date: new Date(Number(seconds) * 1000) };
  } catch {
    // There is no git or no commit, or the folder belongs to someone else.
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
 * Determines the source of a build. The date is `SOURCE_DATE_EPOCH`, otherwise that of the commit, otherwise the one in
 * `package.json`; the commit is git's, otherwise `COMMIT_REF`.
 */
export function sourceOf(root: string, { SOURCE_DATE_EPOCH, COMMIT_REF }: NodeJS.ProcessEnv): Source {
  const found = askGit(root);
  // This is our own file, which a test checks.
  const { date } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { date: string };
  return {
    commit: found?.commit ?? (COMMIT_REF || undefined),
    isChanged: found?.isChanged ?? false,
    date: SOURCE_DATE_EPOCH ? statedDate(SOURCE_DATE_EPOCH) : (found?.date ?? new Date(date)),
  };
}
