import { Malformed } from './malformed.ts';

/** `DecodeParms` of Flate and LZW (ISO 32000-2, table 8). */
export interface PredictorParameters {
  /** 1 none, 2 TIFF, 10 to 15 PNG. */
  predictor: number;
  columns: number;
  colors: number;
  bitsPerComponent: number;
}

const maxRow = 2 ** 24;

const rowLength = ({ columns, colors, bitsPerComponent }: PredictorParameters): number =>
  Math.ceil((columns * colors * bitsPerComponent) / 8);

/** Whether the row length is within bounds. */
export const isPossible = (parameters: PredictorParameters): boolean =>
  parameters.predictor < 2 || (rowLength(parameters) >= 1 && rowLength(parameters) <= maxRow);

/** Reverses the prediction. @throws {Malformed} for impossible parameters. */
export function unpredict(data: Uint8Array, parameters: PredictorParameters): Uint8Array {
  const { predictor, colors, bitsPerComponent } = parameters;
  if (predictor < 2) return data;
  const pixel = Math.max(1, (colors * bitsPerComponent) >> 3);
  const row = rowLength(parameters);
  if (!isPossible(parameters)) throw new Malformed('A predictor has impossible rows');
  if (predictor === 2) return bitsPerComponent === 8 ? unpredictTiff(data, row, pixel) : data;
  return unpredictPng(data, row, pixel);
}

function unpredictTiff(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const output = data.slice();
  for (let start = 0; start + row <= output.length; start += row) {
    for (let at = start + pixel; at < start + row; at++) output[at] = (output[at] ?? 0) + (output[at - pixel] ?? 0);
  }
  return output;
}

/** Each row begins with its filter type (PNG, 9). A truncated last row is padded with zeros. */
function unpredictPng(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(data.length / (row + 1));
  const output = new Uint8Array(rows * row);
  for (let index = 0; index < rows; index++) {
    const from = index * (row + 1);
    const to = index * row;
    const filter = data[from] ?? 0;
    output.set(data.subarray(from + 1, from + 1 + row), to);
    if (filter === 0) continue;
    for (let at = to; at < to + row; at++) {
      const left = at - to >= pixel ? (output[at - pixel] ?? 0) : 0;
      const up = output[at - row] ?? 0;
      const upLeft = at - to >= pixel ? (output[at - row - pixel] ?? 0) : 0;
      output[at] = (output[at] ?? 0) + predict(filter, left, up, upLeft);
    }
  }
  return output;
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, upLeft);
    default:
      return 0;
  }
}

/** PNG's filter of type 4: whichever neighbour is nearest to their sum without the corner. */
export function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
