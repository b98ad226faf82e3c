import { blockLength, storedBlocks, unitSize, type Coefficients, type Component } from './coefficients.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** A rotation or mirroring: transposes first, then mirrors. */
export interface Turn {
  transpose: boolean;
  /** Swaps left and right. */
  mirrorX: boolean;
  /** Swaps top and bottom. */
  mirrorY: boolean;
}

/**
 * Snaps an area to MCU boundaries where the result requires it: outwards to the next boundary, or inwards where the
 * picture itself ends.
 */
export function snapToUnits(image: Coefficients, area: Area, turn: Turn): Area {
  const unit = unitSize(image.components);
  const [mirrorX, mirrorY] = turn.transpose ? [turn.mirrorY, turn.mirrorX] : [turn.mirrorX, turn.mirrorY];
  const across = snap(area.left, area.left + area.width, image.width, unit.width, mirrorX);
  const down = snap(area.top, area.top + area.height, image.height, unit.height, mirrorY);
  return { left: across.from, width: across.to - across.from, top: down.from, height: down.to - down.from };
}

function snap(from: number, to: number, length: number, unit: number, mirrored: boolean) {
  if (!mirrored) return { from: Math.floor(from / unit) * unit, to };
  const outwards = Math.ceil(to / unit) * unit;
  return { from, to: outwards <= length ? outwards : Math.floor(length / unit) * unit };
}

/** @param area in the stored picture, as returned by `snapToUnits` */
export function turnCoefficients(image: Coefficients, area: Area, turn: Turn): Coefficients {
  const { transpose } = turn;
  const size = transpose ? { width: area.height, height: area.width } : { width: area.width, height: area.height };
  const heads = image.components.map(({ across, down, ...rest }) =>
    transpose ? { ...rest, across: down, down: across } : { ...rest, across, down },
  );
  const components = image.components.map((from, index): Component => {
    const head = heads[index] ?? from;
    const to = { ...head, ...storedBlocks(size, head, heads) };
    const values = new Int16Array(to.columns * to.rows * blockLength);
    moveBlocks(from, { ...to, values }, startOf(image, from, area), turn);
    return { ...to, values };
  });
  const quantTables = transpose ? image.quantTables.map((table) => table && transposed(table)) : image.quantTables;
  return { ...image, ...size, components, quantTables };
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the range of a component's blocks that an area covers; `right` and `bottom` are exclusive. */
function startOf({ components }: Coefficients, { across, down }: Component, area: Area): Edges {
  const unit = unitSize(components);
  const single = components.length === 1;
  const [perUnitAcross, perUnitDown] = single ? [1, 1] : [across, down];
  const column = (x: number) => Math.floor(x / unit.width) * perUnitAcross;
  const row = (y: number) => Math.floor(y / unit.height) * perUnitDown;
  return {
    left: column(area.left),
    top: row(area.top),
    right: column(area.left + area.width + unit.width - 1),
    bottom: row(area.top + area.height + unit.height - 1),
  };
}

function moveBlocks(from: Component, to: Component, { left, top, right, bottom }: Edges, turn: Turn) {
  const { transpose, mirrorX, mirrorY } = turn;
  const places = orderOf(turn);
  for (let row = 0; row < to.rows; row += 1) {
    for (let column = 0; column < to.columns; column += 1) {
      const [x, y] = [mirrorX ? to.columns - 1 - column : column, mirrorY ? to.rows - 1 - row : row];
      const [across, down] = transpose ? [y, x] : [x, y];
      const source = ((top + down) * from.columns + left + across) * blockLength;
      const target = (row * to.columns + column) * blockLength;
      if (left + across >= right || top + down >= bottom) continue;
      for (let at = 0; at < blockLength; at += 1) {
        const { place, sign } = places[at] ?? { place: at, sign: 1 };
        to.values[target + at] = sign * (from.values[source + place] ?? 0);
      }
    }
  }
}

/** Returns the source index and sign of each coefficient: mirroring negates those of odd frequency. */
const orderOf = ({ transpose, mirrorX, mirrorY }: Turn) =>
  Array.from({ length: blockLength }, (_, at) => {
    const [u, v] = [at % 8, Math.floor(at / 8)];
    return {
      place: transpose ? u * 8 + v : at,
      sign: ((mirrorX ? u : 0) + (mirrorY ? v : 0)) % 2 === 0 ? 1 : -1,
    };
  });

const transposed = (table: Uint16Array) =>
  Uint16Array.from(table, (_, at) => table[(at % 8) * 8 + Math.floor(at / 8)] ?? 0);
