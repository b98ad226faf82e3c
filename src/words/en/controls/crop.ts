/** The kind of file that is cropped. */
type Kind = 'document' | 'image' | 'media';

/** Pages are measured in points, images in pixels. */
type Unit = 'points' | 'pixels';

const units: Record<Unit, string> = { points: 'points', pixels: 'pixels' };

interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
}

export const cropWords = {
  opening: 'Opening the file…',
  box: 'Crop box',
  picture: (name: string) => `Preview of ${name}`,
  drag: 'Drag the box or its edges.',
  keys: {
    points: 'With the keyboard: arrow keys move it, with Shift they resize it, with Alt they move it by one point.',
    pixels: 'With the keyboard: arrow keys move it, with Shift they resize it, with Alt they move it by one pixel.',
  } satisfies Record<Unit, string>,
  where: ({ width, height, left, top }: Box, unit: Unit) =>
    `${width} × ${height} ${units[unit]}, ${left} from the left and ${top} from the top.`,
  sides: { width: 'Width', height: 'Height', left: 'From the left', top: 'From the top' } satisfies Record<
    keyof Box,
    string
  >,
  shape: 'Shape of the box',
  anyShape: 'Any shape',
  ownShape: 'Same as the image',
  kept: {
    document: 'Keep on every page',
    image: 'Keep on every image',
    media: 'Keep on every video',
  } satisfies Record<Kind, string>,
  sameShare: 'The same share',
  same: { points: 'The same points', pixels: 'The same pixels' } satisfies Record<Unit, string>,
};
