/** The kind of file that is cropped. */
type Kind = 'document' | 'image' | 'media';

/** Pages are measured in points, images in pixels. */
type Unit = 'points' | 'pixels';

const units: Record<Unit, string> = { points: 'pt', pixels: 'px' };

interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
}

export const cropWords = {
  opening: 'Otwieranie pliku…',
  box: 'Ramka kadru',
  picture: (name: string) => `Podgląd: ${name}`,
  drag: 'Przeciągnij ramkę lub jej krawędzie.',
  keys: {
    points: 'Klawiatura: strzałki przesuwają ramkę, z Shift zmieniają jej wielkość, z Alt przesuwają o jeden punkt.',
    pixels: 'Klawiatura: strzałki przesuwają ramkę, z Shift zmieniają jej wielkość, z Alt przesuwają o jeden piksel.',
  } satisfies Record<Unit, string>,
  where: ({ width, height, left, top }: Box, unit: Unit) =>
    `${width} × ${height} ${units[unit]}, ${left} od lewej i ${top} od góry.`,
  sides: { width: 'Szerokość', height: 'Wysokość', left: 'Od lewej', top: 'Od góry' } satisfies Record<
    keyof Box,
    string
  >,
  shape: 'Proporcje ramki',
  anyShape: 'Dowolne',
  ownShape: 'Jak obraz',
  kept: {
    document: 'Na każdej stronie zostaje',
    image: 'Na każdym obrazie zostaje',
    media: 'W każdym wideo zostaje',
  } satisfies Record<Kind, string>,
  sameShare: 'Ten sam ułamek',
  same: { points: 'Te same punkty', pixels: 'Te same piksele' } satisfies Record<Unit, string>,
};
