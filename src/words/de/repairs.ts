import type { Mended, Repair, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/repairs.ts';
import type { Words } from '#wording/words.ts';
import { count, counted, countPages } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'Der Dateikopf fehlte.',
  beforeHeader: (bytes) => `${count(bytes, 'Byte', 'Byte')} vor dem Dateikopf entfernt.`,
  end: () => 'Das Ende der Datei fehlte.',
  search: () => 'Die Liste der Objekte war beschädigt, deshalb wurde die ganze Datei nach ihnen durchsucht.',
  crossReference: (times) => `Die Liste der Objekte oder ihr Abschluss hatte ${count(times, 'Fehler', 'Fehler')}.`,
  places: (times) =>
    `${count(times, 'Objekt war nicht dort, wo es', 'Objekte waren nicht dort, wo sie')} laut Liste sein ${counted(times, { one: 'sollte', other: 'sollten' })}.`,
  objects: (times) => `${count(times, 'Objekt', 'Objekte')} mit Syntaxfehlern.`,
  lost: (times) =>
    `${count(times, 'Objekt war nicht lesbar und wurde', 'Objekte waren nicht lesbar und wurden')} entfernt.`,
  lengths: (times) => `${count(times, 'Datenstrom', 'Datenströme')} mit falscher Länge.`,
  streams: (times) =>
    `${count(times, 'Datenstrom', 'Datenströme')} mit beschädigten Daten: Was sich entpacken ließ, ist noch da.`,
  unmarked: (times) => `${count(times, 'Datenstrom', 'Datenströme')} ohne Endmarke.`,
  changed: (times) =>
    `${count(times, 'Datenstrom', 'Datenströme')} mit falscher Prüfsumme: Einige Daten haben sich vielleicht geändert.`,
  unused: (times) =>
    `${count(times, 'unbenutzter beschädigter Datenstrom wurde', 'unbenutzte beschädigte Datenströme wurden')} entfernt.`,
  pictureStarts: (times) => `${count(times, 'Bild', 'Bilder')} mit überflüssigen Daten am Anfang, die entfernt wurden.`,
  pageSearch: () => 'Nichts verwies auf die Seiten, deshalb stehen sie in der Reihenfolge ihrer Objektnummern.',
  root: () => 'Der Katalog verwies nicht auf den Anfang des Seitenbaums.',
  loops: (times) => `Der Seitenbaum verwies ${describeWhole(times)}-mal auf sich selbst.`,
  kids: (times) =>
    `Im Seitenbaum ${counted(times, { one: 'fehlte', other: 'fehlten' })} ${count(times, 'genannte Seite oder ein Teil', 'genannte Seiten oder Teile')}.`,
  types: (times) => `${count(times, 'Teil', 'Teile')} des Seitenbaums ohne Typ.`,
  inside: (times) =>
    `${count(times, 'Seite stand im Inneren des Seitenbaums und ist', 'Seiten standen im Inneren des Seitenbaums und sind')} jetzt eigenständig.`,
  again: (times) =>
    `${count(times, 'Seite kam mehrmals vor und ist', 'Seiten kamen mehrmals vor und sind')} jetzt eigenständig.`,
  counts: (times) =>
    `${count(times, 'Teil des Seitenbaums zählte', 'Teile des Seitenbaums zählten')} die Seiten falsch.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${count(times, 'Datenstrom lässt sich nicht entpacken und bleibt, wie er ist: PDF-Reader können ihn', 'Datenströme lassen sich nicht entpacken und bleiben, wie sie sind: PDF-Reader können sie')} nicht nutzen.`,
  pictures: (times) =>
    `${count(times, 'Bild lässt sich nicht dekodieren und bleibt, wie es ist', 'Bilder lassen sich nicht dekodieren und bleiben, wie sie sind')}: PDF-Reader zeigen dort nichts.`,
  pixels: (times) =>
    `${count(times, 'Bild hat beschädigte Daten und bleibt, wie es ist', 'Bilder haben beschädigte Daten und bleiben, wie sie sind')}: Teile davon sehen vielleicht falsch aus.`,
  contents: (times) =>
    `${count(times, 'Seite hat', 'Seiten haben')} Fehler in den Befehlen, die sie zeichnen: PDF-Reader überspringen, was sie nicht lesen können.`,
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
    ...(isDamaged ? [] : ['Kein Schaden gefunden. Die Datei wurde trotzdem neu geschrieben.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`Die Datei sollte ${countPages(statedPages)} haben, gefunden wurden ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['Noch nicht in Ordnung:', ...told(left, remaining)] : []),
    `Geprüft: ${count(checked.objects, 'Objekt', 'Objekte')}, ${count(checked.streams, 'Datenstrom', 'Datenströme')}, ${countPages(pages)}.`,
    ...(unchecked.pictures > 0
      ? [
          `Bei ${count(unchecked.pictures, 'Bild', 'Bildern')} in JPEG-, JPEG-2000-, JBIG2- oder Fax-Kodierung wurde nur der Anfang geprüft.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Nicht geprüft: ${count(unchecked.streams, 'Datenstrom', 'Datenströme')}, zu groß zum Entpacken oder auf unbekannte Weise komprimiert.`,
        ]
      : []),
    ...(wasLinearized
      ? [
          'Die Datei war so aufgebaut, dass ihre erste Seite schon beim Laden erscheint (linearisiert). Das Ergebnis ist es nicht.',
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
