/** A decoded frame: luma, and two chroma planes. */
export interface Planes {
  width: number;
  height: number;
  /** Bits per sample. */
  depth: number;
  /** Whether chroma is subsampled by two, horizontally and vertically. */
  halved: { across: boolean; down: boolean };
  brightness: Plane;
  tints: readonly [Plane, Plane];
}

export interface Plane {
  values: Uint8Array | Uint16Array;
  /** The number of values from one row to the next. */
  stride: number;
}

/** By the names of WebCodecs' formats. */
const halves: Record<string, Planes['halved']> = {
  I420: { across: true, down: true },
  I422: { across: true, down: false },
  I444: { across: false, down: false },
};

/** @returns undefined if the browser stores the frame in an unknown format. */
export async function readPlanes(frame: VideoFrame): Promise<Planes | undefined> {
  const [, layout = '', bits = '8'] = /^(I4\d\d)(?:P(\d\d))?$/.exec(frame.format ?? '') ?? [];
  const halved = halves[layout];
  if (!halved || !frame.visibleRect) return undefined;
  const depth = Number(bits);
  const bytes = new Uint8Array(frame.allocationSize());
  const places = await frame.copyTo(bytes);
  const planes = places.map(({ offset, stride }): Plane =>
    depth === 8
      ? { values: bytes.subarray(offset), stride }
      : { values: new Uint16Array(bytes.buffer, offset), stride: stride / 2 },
  );
  const [brightness, first, second] = planes;
  if (!brightness || !first || !second) return undefined;
  const { width, height } = frame.visibleRect;
  return { width, height, depth, halved, brightness, tints: [first, second] };
}
