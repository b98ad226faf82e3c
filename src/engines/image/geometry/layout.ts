import type { Montage, Slideshow, Size, Area } from '#jobs/contract/image-step.ts';
import { scaled } from './geometry.ts';

/** The positions of joined pictures: the same for every engine. Lengths are in pixels. */
export interface Layout extends Size {
  /** The area of each picture, in order; each is scaled to that size. */
  places: Area[];
}

export function layOut(sizes: Size[], montage: Montage): Layout {
  const { layout } = montage;
  if (layout === 'row') return inRow(sizes, montage);
  if (layout === 'column') return turned(inRow(sizes.map(swapped), montage));
  return inGrid(sizes, layout.columns, montage);
}

function inRow(sizes: Size[], { scale, align, gap, border }: Montage): Layout {
  const height = chosen(
    sizes.map((size) => size.height),
    scale,
  );
  const fitted = sizes.map((size) => (scale === 'none' ? size : scaled({ type: 'resize', height }, size)));
  let left = border;
  const places = fitted.map((size): Area => {
    const place = { ...size, left, top: border + Math.round((height - size.height) * shareOf[align]) };
    left += size.width + gap;
    return place;
  });
  return { width: left - gap + border, height: height + 2 * border, places };
}

function inGrid(sizes: Size[], columns: number, { scale, align, gap, border }: Montage): Layout {
  const cell = {
    width: chosen(
      sizes.map(({ width }) => width),
      scale,
    ),
    height: chosen(
      sizes.map(({ height }) => height),
      scale,
    ),
  };
  const across = Math.min(columns, sizes.length);
  const rows = Math.ceil(sizes.length / across);
  const places = sizes.map((size, index): Area => {
    const fitted = scale === 'none' ? size : scaled({ type: 'resize', ...cell }, size);
    return {
      ...fitted,
      left: border + (index % across) * (cell.width + gap) + Math.round((cell.width - fitted.width) * shareOf[align]),
      top:
        border +
        Math.floor(index / across) * (cell.height + gap) +
        Math.round((cell.height - fitted.height) * shareOf[align]),
    };
  });
  return {
    width: across * (cell.width + gap) - gap + 2 * border,
    height: rows * (cell.height + gap) - gap + 2 * border,
    places,
  };
}

const shareOf = { start: 0, centre: 0.5, end: 1 };

const chosen = (lengths: number[], scale: Montage['scale']) =>
  scale === 'smallest' ? Math.min(...lengths) : Math.max(...lengths);

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width });
const turned = ({ places, ...size }: Layout): Layout => ({
  ...swapped(size),
  places: places.map(({ left, top, ...place }) => ({ ...swapped(place), left: top, top: left })),
});

export function frameSize(first: Size, { width, height }: Slideshow): Size {
  if (width !== undefined && height !== undefined) return { width, height };
  if (width === undefined && height === undefined) return first;
  return scaled(
    { type: 'resize', ...(width !== undefined && { width }), ...(height !== undefined && { height }) },
    first,
  );
}

/** Returns the delay of a picture, in milliseconds. */
export const delayAt = (delays: number[], index: number): number => delays[index] ?? delays.at(-1) ?? 100;
