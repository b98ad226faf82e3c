import type { Mended, Repair, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/repairs.ts';
import type { Words } from '#wording/words.ts';
import { count, counted, countPages } from './count.ts';

const objects = (number: number) => count(number, 'object', 'objecten');
const streams = (number: number) => count(number, 'datastroom', 'datastromen');
const images = (number: number) => count(number, 'afbeelding', 'afbeeldingen');
/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'De kop van het bestand ontbrak.',
  beforeHeader: (bytes) => `${count(bytes, 'byte')} vóór de kop verwijderd.`,
  end: () => 'Het einde van het bestand ontbrak.',
  search: () => 'De lijst met objecten was beschadigd, dus het hele bestand is ernaar doorzocht.',
  crossReference: (times) =>
    `In de lijst met objecten, of in de trailer erna, ${counted(times, { one: 'zat', other: 'zaten' })} ${count(times, 'fout', 'fouten')}.`,
  places: (times) =>
    `${objects(times)} ${counted(times, { one: 'stond', other: 'stonden' })} niet op de plek die in de lijst staat.`,
  objects: (times) => `${objects(times)} met syntaxisfouten.`,
  lost: (times) =>
    `${objects(times)} ${counted(times, { one: 'was onleesbaar en is', other: 'waren onleesbaar en zijn' })} verwijderd.`,
  lengths: (times) => `${streams(times)} met een verkeerde lengte.`,
  streams: (times) => `${streams(times)} met beschadigde gegevens: wat nog kon worden uitgepakt, is bewaard.`,
  unmarked: (times) => `${streams(times)} zonder eindmarkering.`,
  changed: (times) => `${streams(times)} met een verkeerde controlesom: sommige gegevens zijn misschien veranderd.`,
  unused: (times) =>
    `${count(times, 'beschadigde datastroom die nergens wordt gebruikt, is', 'beschadigde datastromen die nergens worden gebruikt, zijn')} verwijderd.`,
  pictureStarts: (times) => `${images(times)} met extra gegevens aan het begin, die zijn verwijderd.`,
  pageSearch: () => 'Niets verwees naar de pagina’s, dus ze staan op volgorde van hun objectnummers.',
  root: () => 'De catalogus verwees niet naar het begin van de paginaboom.',
  loops: (times) => `De paginaboom verwees ${describeWhole(times)} keer naar zichzelf terug.`,
  kids: (times) =>
    `In de paginaboom ${counted(times, { one: 'ontbrak', other: 'ontbraken' })} ${count(times, 'genoemde pagina of deel', 'genoemde pagina’s of delen')}.`,
  types: (times) => `${count(times, 'deel', 'delen')} van de paginaboom zonder type.`,
  inside: (times) =>
    `${countPages(times)} ${counted(times, { one: 'stond midden in de paginaboom en staat', other: 'stonden midden in de paginaboom en staan' })} nu apart.`,
  again: (times) =>
    `${countPages(times)} ${counted(times, { one: 'kwam meer dan eens voor en staat', other: 'kwamen meer dan eens voor en staan' })} nu apart.`,
  counts: (times) =>
    `${count(times, 'deel van de paginaboom telde', 'delen van de paginaboom telden')} de pagina’s verkeerd.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${streams(times)} ${counted(times, { one: 'kan niet worden uitgepakt en blijft zoals die is: PDF-lezers kunnen die', other: 'kunnen niet worden uitgepakt en blijven zoals ze zijn: PDF-lezers kunnen ze' })} niet gebruiken.`,
  pictures: (times) =>
    `${images(times)} ${counted(times, { one: 'kan niet worden gedecodeerd en blijft zoals die is', other: 'kunnen niet worden gedecodeerd en blijven zoals ze zijn' })}: PDF-lezers tonen daar niets.`,
  pixels: (times) =>
    `${images(times)} ${counted(times, { one: 'heeft beschadigde gegevens en blijft zoals die is', other: 'hebben beschadigde gegevens en blijven zoals ze zijn' })}: delen ervan kunnen er verkeerd uitzien.`,
  contents: (times) =>
    `${countPages(times)} ${counted(times, { one: 'heeft', other: 'hebben' })} fouten in de opdrachten die de pagina tekenen: PDF-lezers slaan over wat ze niet kunnen lezen.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({
  mended: found,
  left: remaining,
  ...repair
}: Repair): string => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['Er is geen schade gevonden. Het bestand is toch opnieuw geschreven.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`Het bestand hoort ${countPages(statedPages)} te hebben, maar er zijn er ${describeWhole(pages)} gevonden.`]),
    ...(Object.keys(remaining).length > 0 ? ['Nog niet in orde:', ...told(left, remaining)] : []),
    `Gecontroleerd: ${objects(checked.objects)}, ${streams(checked.streams)}, ${countPages(pages)}.`,
    ...(unchecked.pictures > 0
      ? [
          `Bij ${images(unchecked.pictures)} in JPEG-, JPEG 2000-, JBIG2- of faxcodering is alleen het begin gecontroleerd.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Niet gecontroleerd: ${streams(unchecked.streams)}, te groot om hier uit te pakken of op een onbekende manier gecomprimeerd.`,
        ]
      : []),
    ...(wasLinearized
      ? [
          'Het bestand was zo ingedeeld dat de eerste pagina snel verschijnt (gelineariseerd). Het resultaat is dat niet.',
        ]
      : []),
  ];
  return sentences.join(' ');
};

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
