import { readElements, type Element } from '#containers/ebml.ts';
import type { Bytes } from '#containers/bytes.ts';
import { element, longNumber, numberIn, numberOf, unchanged } from '../containers/write-matroska-element.ts';
import { ids } from '../containers/matroska-ids.ts';

/**
 * Rewrites a seek entry. Positions are relative to the content of the segment; `moved` maps the old position of a part
 * to its new one.
 */
export const movedSeek = ({ id, data }: Element, moved: (position: number) => number): Bytes =>
  element(
    id,
    ...readElements(data).map((part) =>
      part.id === ids.seekPosition ? longNumber(part.id, moved(numberOf(part.data))) : unchanged(part),
    ),
  );

export function movedCue(
  { id, data }: Element,
  moved: (position: number) => number,
  shiftAt: (position: number) => number,
) {
  if (id !== ids.cuePoint) return unchanged({ id, data });
  return element(
    id,
    ...readElements(data).map((part) => {
      if (part.id !== ids.cueTrackPositions) return unchanged(part);
      const places = readElements(part.data);
      const cluster = numberIn(places, ids.cueClusterPosition) ?? 0;
      return element(
        part.id,
        ...places.map((place) => {
          if (place.id === ids.cueClusterPosition) return longNumber(place.id, moved(cluster));
          if (place.id === ids.cueRelativePosition)
            return longNumber(place.id, numberOf(place.data) + shiftAt(cluster));
          return unchanged(place);
        }),
      );
    }),
  );
}
