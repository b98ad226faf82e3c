import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

/** The kind of file that is cropped. */
type Kind = 'document' | 'image' | 'media';

/** Pages are measured in points, images in pixels. */
type Unit = 'points' | 'pixels';

const units: Record<Unit, string> = { points: 'punten', pixels: 'pixels' };

interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
}

export const cropWords = {
  opening: 'Het bestand wordt geopend…',
  box: 'Bijsnijdkader',
  picture: (name: string) => `Voorbeeld van ${name}`,
  drag: 'Versleep het kader of de randen ervan.',
  keys: {
    points:
      'Met het toetsenbord: pijltoetsen verplaatsen het kader, met Shift wijzigen ze het formaat, met Alt verplaatsen ze het één punt.',
    pixels:
      'Met het toetsenbord: pijltoetsen verplaatsen het kader, met Shift wijzigen ze het formaat, met Alt verplaatsen ze het één pixel.',
  } satisfies Record<Unit, string>,
  where: ({ width, height, left, top }: Box, unit: Unit) =>
    `${width} × ${height} ${units[unit]}, ${left} van links en ${top} van boven.`,
  sides: { width: 'Breedte', height: 'Hoogte', left: 'Van links', top: 'Van boven' } satisfies Record<
    keyof Box,
    string
  >,
  shape: 'Vorm van het kader',
  anyShape: 'Vrije vorm',
  ownShape: 'Zoals de afbeelding',
  kept: {
    document: 'Op elke pagina behouden',
    image: 'In elke afbeelding behouden',
    media: 'In elke video behouden',
  } satisfies Record<Kind, string>,
  sameShare: 'Hetzelfde deel',
  same: { points: 'Dezelfde punten', pixels: 'Dezelfde pixels' } satisfies Record<Unit, string>,
} satisfies Words<typeof english.cropWords>;
