import type { ContenderName } from './contender.ts';

export interface CaseRow {
  name: ContenderName;
  /** Milliseconds; medians. */
  cpu: number;
  wall: number;
  /** The size of the first result. */
  bytes: number;
  /** Similarity to a lossless result, 1 if equal. */
  ssim: number;
}

export interface CaseResult {
  name: string;
  /** The most CPU time that Stayput may use, as a share of a peer's. */
  goals: { sharp?: number; jsquash?: number };
  rows: CaseRow[];
}

export function printCase({ name, goals, rows }: CaseResult) {
  const stayput = rows.find((row) => row.name === 'stayput');
  console.log(`\n${name}`);
  console.log('  engine       CPU ms   wall ms       bytes     SSIM   Stayput costs');
  for (const row of rows) {
    const cells = [
      row.name.padEnd(9),
      row.cpu.toFixed(0).padStart(9),
      row.wall.toFixed(0).padStart(9),
      row.bytes.toLocaleString('en').padStart(11),
      row.ssim.toFixed(4).padStart(8),
    ];
    const share = stayput && row.name !== 'stayput' ? stayput.cpu / row.cpu : undefined;
    const goal = row.name === 'stayput' ? undefined : goals[row.name];
    console.log(`  ${cells.join(' ')}   ${share === undefined ? '' : `${share.toFixed(2)}×${verdict(share, goal)}`}`);
  }
}

const verdict = (share: number, goal: number | undefined) =>
  goal === undefined ? '' : `, goal ${goal.toFixed(1)}× ${share <= goal ? 'met' : 'MISSED'}`;
