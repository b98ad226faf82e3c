import { test as base, type BrowserContext } from '@playwright/test';
import type { Attempt } from '#proof/ways-out.ts';
import { listen, type Listener } from './listener.ts';
import { recordingServer } from './recording-server.ts';

export interface Servers {
  foreign: Listener;
  own: Awaited<ReturnType<typeof recordingServer>>;
}

export const test = base.extend<Servers & { baseURL: string }>({
  // Both are created for each test, so that late arrivals are not attributed to another test.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which others a fixture needs: none.
  foreign: async ({}, use) => {
    const foreign = await listen();
    await use(foreign);
    await foreign.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see which fixtures this one needs: none.
  own: async ({}, use) => {
    const own = await recordingServer();
    await use(own);
    await own.close();
  },
  baseURL: ({ own }, use) => use(own.origin),
});

export type Attempts = Record<string, Attempt>;
/** The common interface of pages and workers. */
interface Place {
  evaluate(run: (address: string) => Promise<undefined>, address: string): Promise<undefined>;
}

export const addressOf = (name: string, origin: string, path = '/leak') =>
  `${origin}${path}?${new URLSearchParams({ name })}`;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries ways out of a place, a few at a time, because a browser opens only six connections to a host. An attempt that
 * does not throw may still have been blocked.
 */
export async function tryAll(where: Place, attempts: Attempts, origin: string, path?: string) {
  const left = Object.entries(attempts);
  while (left.length > 0) {
    const runs = left.splice(0, 5).map(([name, attempt]) => {
      const run = attempt as (address: string) => Promise<undefined>;
      return where.evaluate(run, addressOf(name, origin, path)).catch(() => undefined);
    });
    await Promise.race([Promise.all(runs), pause(400)]);
    await pause(100);
  }
  await pause(500);
}

/** Opens a page and tries a way that navigates away. The page stays open, because closing it may stop the attempt. */
export async function leaveBy(context: BrowserContext, path: string, attempt: Attempt, address: string) {
  const page = await context.newPage();
  await page.goto(path);
  await Promise.race([
    page.evaluate(attempt as (address: string) => undefined, address).catch(() => undefined),
    pause(500),
  ]);
  return page;
}

/** Tries all ways that navigate away, each from its own page, which is closed half a second later. */
export async function leaveByAll(
  context: BrowserContext,
  path: string,
  attempts: Attempts,
  origin: string,
  target?: string,
) {
  await Promise.all(
    Object.entries(attempts).map(async ([name, attempt]) => {
      const page = await leaveBy(context, path, attempt, addressOf(name, origin, target));
      await pause(500);
      await page.close();
    }),
  );
}
