import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

/** The kind of file that is cropped. */
type Kind = 'document' | 'image' | 'media';

/** Pages are measured in points, images in pixels. */
type Unit = 'points' | 'pixels';

const units: Record<Unit, string> = { points: 'Punkt', pixels: 'Pixel' };

interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
}

export const cropWords = {
  opening: 'Datei wird geöffnet …',
  box: 'Rahmen',
  picture: (name: string) => `Vorschau von ${name}`,
  drag: 'Zieh den Rahmen oder seine Kanten.',
  keys: {
    points:
      'Mit der Tastatur: Pfeiltasten verschieben ihn, mit Umschalt ändern sie seine Größe, mit Alt verschieben sie ihn um einen Punkt.',
    pixels:
      'Mit der Tastatur: Pfeiltasten verschieben ihn, mit Umschalt ändern sie seine Größe, mit Alt verschieben sie ihn um ein Pixel.',
  } satisfies Record<Unit, string>,
  where: ({ width, height, left, top }: Box, unit: Unit) =>
    `${width} × ${height} ${units[unit]}, ${left} von links und ${top} von oben.`,
  sides: { width: 'Breite', height: 'Höhe', left: 'Von links', top: 'Von oben' } satisfies Record<keyof Box, string>,
  shape: 'Seitenverhältnis des Rahmens',
  anyShape: 'Beliebig',
  ownShape: 'Wie das Bild',
  kept: {
    document: 'Auf jeder Seite behalten',
    image: 'In jedem Bild behalten',
    media: 'In jedem Video behalten',
  } satisfies Record<Kind, string>,
  sameShare: 'Denselben Anteil',
  same: { points: 'Dieselben Punkte', pixels: 'Dieselben Pixel' } satisfies Record<Unit, string>,
} satisfies Words<typeof english.cropWords>;
