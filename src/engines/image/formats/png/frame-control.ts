import { viewOf } from '#containers/bytes.ts';

/** The contents of an `fcTL` chunk (https://www.w3.org/TR/png-3/#fcTL-chunk). Lengths are in pixels. */
export interface FrameControl {
  left: number;
  top: number;
  width: number;
  height: number;
  /** In milliseconds. */
  delay: number;
  /** What happens to its area before the next frame: it is left, cleared to transparent, or restored. */
  dispose: 'none' | 'background' | 'previous';
  /** Whether it replaces its area or is composited over it. */
  blend: 'source' | 'over';
}

const disposals = ['none', 'background', 'previous'] as const;

export function readFrameControl(data: Uint8Array): FrameControl {
  const view = viewOf(data);
  return {
    width: view.getUint32(4),
    height: view.getUint32(8),
    left: view.getUint32(12),
    top: view.getUint32(16),
    // A denominator of zero means hundredths of a second.
    delay: Math.round((view.getUint16(20) * 1000) / (view.getUint16(22) || 100)),
    dispose: disposals[view.getUint8(24)] ?? 'none',
    blend: view.getUint8(25) === 1 ? 'over' : 'source',
  };
}

/** Writes the `fcTL` data of a frame that replaces its area and is left in place. */
export function writeFrameControl(
  sequence: number,
  { left, top, width, height, delay }: Omit<FrameControl, 'dispose' | 'blend'>,
): Uint8Array {
  const data = new Uint8Array(26);
  const view = viewOf(data);
  for (const [index, value] of [sequence, width, height, left, top].entries()) view.setUint32(index * 4, value);
  // In milliseconds, if they fit into 16 bits; longer delays in hundredths of a second.
  const [time, unit] = delay < 2 ** 16 ? [delay, 1000] : [Math.min(Math.round(delay / 10), 2 ** 16 - 1), 100];
  view.setUint16(20, time);
  view.setUint16(22, unit);
  return data;
}
