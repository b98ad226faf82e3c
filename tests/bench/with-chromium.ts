import type { Page } from '@playwright/test';
import { openBenchPage } from './bench-page.ts';
import type { Contender, ContenderName, Work } from './contender.ts';
import type { BenchPage } from './page/page.ts';
import { photo, type PhotoName } from './photos.ts';
import { cpuTime } from './processes.ts';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const address = (name: PhotoName) => `/photos/${name.replaceAll(' ', '-')}`;

export async function startChromium(): Promise<Contender[]> {
  const { page, pid, files, close } = await openBenchPage('page');
  const addressesOf = (photos: PhotoName[]) =>
    Promise.all(
      photos.map(async (name) => {
        files.set(address(name), await photo(name));
        return address(name);
      }),
    );
  let open = 2;
  const closeOne = async () => {
    open -= 1;
    if (open === 0) await close();
  };
  return (['stayput', 'jsquash'] as const).map((name) => contender(name, page, pid, addressesOf, closeOne));
}

function contender(
  name: Exclude<ContenderName, 'sharp'>,
  page: Page,
  pid: number,
  addressesOf: (photos: PhotoName[]) => Promise<string[]>,
  close: () => Promise<void>,
): Contender {
  // Playwright's types break down blobs, which these jobs do not contain.
  const plain = (work: Work) => work[name] as never;
  return {
    name,
    close,
    async run(work: Work, repeats: number) {
      const photos = await addressesOf(work.photos);
      await page.evaluate((addresses) => window.bench.fetch(addresses), photos);
      const before = cpuTime(pid);
      const wall = await page.evaluate(
        ([engine, addresses, wanted, times]) => window.bench.run(engine, addresses, wanted, times),
        [name, photos, plain(work), repeats] as const,
      );
      return { cpu: (cpuTime(pid) - before) / repeats, wall: wall / repeats };
    },
    async output(work: Work) {
      const photos = await addressesOf(work.photos.slice(0, 1));
      await page.evaluate((addresses) => window.bench.fetch(addresses), photos);
      const text = await page.evaluate(
        ([engine, addresses, wanted]) => window.bench.output(engine, addresses, wanted),
        [name, photos, plain(work)] as const,
      );
      return Buffer.from(text, 'base64');
    },
  };
}
