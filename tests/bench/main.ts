/**
 * `npm run bench -- <name> [folder] [--only <text>] [--samples <n>]`: measures one engine beside its peers in a single
 * run.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Installs what no test needs, beside the benches. */
const afterInstalling =
  <T>(load: () => Promise<T>) =>
  () => {
    const options = ['--prefer-offline', '--no-audit', '--no-fund'];
    execFileSync('npm', ['ci', '--prefix', 'tests/bench', ...options], { stdio: 'inherit' });
    return load();
  };

const benches: Record<string, () => Promise<{ bench: (options: BenchOptions) => Promise<void> }>> = {
  image: () => import('./image.ts'),
  journeys: afterInstalling(() => import('./journeys.ts')),
  phone: () => import('./phone.ts'),
  growth: () => import('./growth.ts'),
  'time-left': () => import('./time-left.ts'),
  solver: () => import('./solver.ts'),
  service: afterInstalling(() => import('./service.ts')),
  pdf: () => import('./pdf.ts'),
  redact: () => import('./pdf-redact.ts'),
  spellings: () => import('./pdf-spellings.ts'),
  personal: () => import('./pdf-personal.ts'),
  markup: () => import('./markup.ts'),
  ocr: () => import('./ocr.ts'),
  pairs: () => import('./pair-sizes.ts'),
  media: afterInstalling(() => import('./media.ts')),
  'media-table': () => import('./media-table.ts'),
};

export interface BenchOptions {
  /** Runs only the cases whose name contains this text. */
  only: string;
  /** How many turns each contender gets, in each case. */
  samples: number;
  /** The folder of input files, for a bench that takes one. */
  folder: string | undefined;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, samples: { type: 'string', default: '5' } },
});
const start = benches[positionals[0] ?? ''];
if (!start) {
  console.error(`Which bench? One of: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const { bench } = await start();
await bench({ only: values.only, samples: Number(values.samples), folder: positionals[1] });
