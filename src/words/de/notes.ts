import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { locale } from '#language.ts';
import {
  describeDuration,
  describePixels,
  describeShare,
  describeSize,
  describeWhole,
  listOf,
} from '#wording/amounts.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  onPages,
  quoted,
  structureFound,
} from './readings.ts';
import { count, counted, countFiles, countPages } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Schon klein genug',
  animation: 'Beim Komprimieren ginge die Animation verloren',
  pages: 'Beim Komprimieren gingen alle Seiten außer der ersten verloren',
  'not-encrypted': 'Die Datei war nicht geschützt',
  'no-changes': 'Es wurde nichts geändert',
  'no-areas': 'Hier sind keine Bereiche gezeichnet',
  'no-fields': 'Die Datei hat keine Formularfelder',
  'xfa-alone': 'Die Datei ist ein XFA-Formular, das nur Programme von Adobe ausfüllen können',
  'has-text': 'Alle Seiten haben schon Text',
  'nothing-to-flatten': 'Die Datei hat weder Formularfelder noch Kommentare',
};

/** `25,00`; with `least` decimal places at least. */
const decimal = (number: number, most: number, least = most): string =>
  number.toLocaleString(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).replace('-', '−');

const sideNames: Record<string, string> = { width: 'Breite', height: 'Höhe' };

/** ` 8 Pixel weniger Breite, bis zum Rand eines JPEG-Blocks.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${count(Math.abs(pixels), 'Pixel', 'Pixel')} ${pixels > 0 ? 'weniger' : 'mehr'} ${sideNames[side] ?? side}, bis zum Rand eines JPEG-Blocks.`,
    )
    .join('');

const partNames = { video: 'Video', audio: 'Ton', transparency: 'Transparenz', chapters: 'Kapitel', data: 'Daten' };

/** `Ton AAC`, `Transparenz`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${partNames[part.type]} ${part.codec}` : partNames[part.type];
    case 'subtitles':
      return part.codec ? `Untertitel in ${part.codec}` : 'Untertitel';
    case 'transparency':
    case 'chapters':
    case 'data':
      return partNames[part.type];
    case 'programme':
      return 'ein anderes Programm';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} kann das nicht aufnehmen`;
    case 'one-place':
      return `${formats[loss.container].name} kann keine weitere Spur dieser Art aufnehmen`;
    case 'not-written':
      return `in ${formats[loss.container].name} werden hier keine Kapitel geschrieben`;
    case 'no-decoder':
      return 'lässt sich in diesem Browser nicht dekodieren';
    case 'no-encoder':
      return 'lässt sich in diesem Browser nicht kodieren';
    case 'not-read':
      return 'lässt sich hier nicht lesen';
    case 'pictures':
      return 'es sind Bilder, die sich hier nicht in Text umwandeln lassen';
    case 'times':
      return 'die Zeiten würden nicht mehr passen';
    case 'not-main':
      return 'nur die wichtigsten Spuren werden geändert';
    case 'joined':
      return 'zusammengefügte Videos haben keine';
    case 'black':
      return 'ist hier schwarz';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = { video: 'Video', audio: 'Ton', subtitles: 'Untertitel' };

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} in ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'Namen von Ebenen',
  'page-labels': 'Seitenbezeichnungen',
  outline: 'Lesezeichen',
  fields: 'Formularfelder',
  comments: 'Kommentare',
  links: 'Links',
  attachments: 'angehängte Dateien',
  metadata: 'Metadaten',
  'program-data': 'Daten anderer Programme',
  names: 'Tags und andere Namen',
  'hidden-drawings': 'verborgene Zeichnungen',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

const subtitles = (number: number) => count(number, 'Untertitel', 'Untertitel');

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `Schritt ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Nicht gelesen, weil dort schon Text ist: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `Kein Text gefunden ${onPages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Beschädigt und deshalb nicht gelesen: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'Das ist dein eigenes Bild, ohne seine Metadaten.' : 'Das ist deine eigene Datei, unverändert.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `Das erste von ${count(frames, 'Bild', 'Bildern')}.`,
  'first-page-only': ({ pages }) => `Die erste von ${count(pages, 'Seite', 'Seiten')}.`,
  'alpha-flattened': 'Transparente Bereiche sind jetzt weiß.',
  'page-parts-dropped':
    'Teile, die wie eine Webseite gezeichnet werden (foreignObject), fehlen. Oft sind das Beschriftungen in Diagrammen. Exportiere die Zeichnung als PNG oder ohne diese Teile.',
  'part-missing': ({ share }) =>
    `Deine Datei ist beschädigt oder unvollständig: Etwa ${describeShare(Math.max(0.01, share))} des Bildes fehlen. Dieser Teil ist leer.`,
  damaged: 'Deine Datei ist beschädigt: Teile des Bildes sehen vielleicht falsch aus.',
  coarse: 'Deine Datei ist unvollständig: Das ganze Bild ist da, aber in geringerer Qualität.',
  'fewer-colours': ({ colours }) => `Höchstens ${count(colours, 'Farbe', 'Farben')}.`,
  'pixels-kept': ({ less }) =>
    `Jedes Pixel ist unverändert, denn nichts wurde neu kodiert.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Jedes Pixel ist unverändert: Die Drehung ist in der Datei gespeichert, und fast alle Programme beachten das.',
  'encoded-again': 'Neu kodiert, weil sich ein JPEG dieser Art anders nicht drehen oder zuschneiden lässt.',
  quality: ({ quality }) => `Qualität ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'etwa ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Verkleinert, damit es passt: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `Das ist die Vorschau der Kamera, ${describePixels(size)}: RAW-Daten lassen sich hier nicht entwickeln.`,
  'fewer-frames': ({ frameRate }) => `Auf ${Math.round(frameRate)} Bilder pro Sekunde verringert.`,
  'fonts-replaced': ({ font }) =>
    `Der Text ist in ${font} gezeichnet, weil diese Seite die Schriften auf deinem Gerät nicht nutzen kann. Wandle den Text in Pfade um, damit er aussieht wie vorher.`,
  'icon-sides': ({ sides }) => `Enthält das Bild mit ${listOf(sides.map(String))} Pixeln.`,
  'converted-to-srgb': ({ from }) => `Farben von ${from} in sRGB umgerechnet.`,
  'reduced-depth': ({ from, to }) => `${to} Bit pro Kanal statt ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${countFiles(files)}, zusammen ${describeDuration(seconds)}.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'Teil', 'Teile')} einer Aufnahme, in die richtige Reihenfolge gebracht: zusammen ${describeDuration(seconds)}.`,
  'sound-joined-by-copying':
    'Der Ton wurde kopiert. Wo zwei Teile aneinanderstoßen, ist vielleicht eine Störung von höchstens 25 ms zu hören.',
  joined: ({ images, ...size }) => `${count(images, 'Bild', 'Bilder')}, zusammen ${describePixels(size)}.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'Bild', 'Bilder')}, ${decimal(seconds, 2, 0)} s${whole === undefined ? '' : ` von den gewünschten ${describeDuration(whole)}: Mehr geht bei einer Animation nicht`}.`,
  colours: ({ colours }) => count(colours.length, 'Farbe', 'Farben'),
  'data-url': ({ length }) =>
    `${describeSize(length)} Text.${length > longText ? ' Das ist viel für eine Webseite: Eine eigene Datei könnten Browser im Cache behalten.' : ''}`,
  'cropped-in-the-middle':
    'Auf die Mitte zugeschnitten, weil dieser Browser den interessantesten Teil nicht finden kann.',
  'hdr-dropped': 'Die HDR-Helligkeit wurde entfernt: Das ist die Fassung mit normalem Helligkeitsumfang.',
  'metadata-dropped': 'Metadaten (Datum, Kamera, Ort, Autor) wurden entfernt.',
  'tracks-copied': 'Ohne Neukodierung kopiert, also ohne Verlust.',
  'tracks-transcoded': ({ tracks }) => `Neu kodiert: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `Die Bitrate ist ${decimal(times, 1, 0)}-mal so hoch, weil ${to} für dieselbe Qualität mehr braucht als ${from}.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Genau geschnitten und dabei nur kopiert: Das Video hat nichts an Qualität verloren.'
      : `Genau geschnitten: ${decimal(seconds, 2)} s Video an den Schnitten wurden neu kodiert, der Rest wurde kopiert.`,
  'part-dropped': ({ part, loss }) => `Entfernt: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Beginnt ${decimal(-seconds, 2)} s früher: Deine Datei blendet aus, was zwischen dem letzten Keyframe und ihrem Anfang liegt, und beim Kopieren kommt es mit.`
      : `Beginnt bei ${decimal(seconds, 2)} s, am vorherigen Keyframe.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} wurde mitten in einer Szene geschnitten: Das erste vollständige Bild kommt nach ${decimal(seconds, 2)} s, bis dahin gibt es nur Ton.`,
  'ends-early': ({ seconds, expected }) =>
    `Endet bei ${describeDuration(seconds)}: Der Rest der ${describeDuration(expected)} in deiner Datei ließ sich nicht lesen.`,
  'recordings-within': (note) =>
    `Deine Datei enthält ${note.count} Aufnahmen hintereinander. Sie wurden ${note.decoded ? 'dekodiert und ' : ''}zu einer verbunden.`,
  'second-layer':
    'Der Ton ist MP2, nicht MP3, und deshalb als .mp2 gespeichert. Nicht jeder Musikplayer spielt das ab.',
  'decoded-by-browser': ({ uncertain }) =>
    `Deine Datei wurde vom Player des Browsers dekodiert, und der gibt keine Tags weiter.${uncertain ? ' Vielleicht fehlen Teile: Hör dir das Ergebnis an.' : ''}`,
  'cut-off': 'Deine Datei ist beschädigt oder unvollständig: Das Ergebnis endet, wo sie abbricht.',
  'audio-damaged': ({ name }) => `${name ?? 'Deine Datei'} ist beschädigt: Teile des Tons klingen vielleicht falsch.`,
  'frames-damaged': (note) =>
    `Deine Datei ist beschädigt: ${describeWhole(note.count)} von ${count(note.of, 'Videobild', 'Videobildern')} ${counted(note.count, { one: 'ist kaputt und wurde so kopiert, wie es ist', other: 'sind kaputt und wurden so kopiert, wie sie sind' })}.`,
  'edits-ignored':
    'Deine Datei enthält Schnitte, die Reihenfolge oder Tempo ihrer Teile ändern. Sie wurden ignoriert: Das ist die ursprüngliche Aufnahme.',
  loudness: ({ from, to, wanted }) =>
    `Lautheit ${decimal(to, 1)} LUFS statt ${decimal(from, 1)}.${wanted === undefined ? '' : ` Bei ${decimal(wanted, 1, 0)} wären die Spitzen übersteuert.`}`,
  'channels-mixed': ({ from, to }) => `Von ${count(from, 'Kanal', 'Kanälen')} auf ${to} heruntergemischt.`,
  cues: (note) => `${subtitles(note.count)}.`,
  'subtitles-added': (note) =>
    `Hinzugefügt: ${subtitles(note.count)} aus ${note.name}, ${note.language ? `Sprache: ${note.language}` : 'ohne Sprache'}.`,
  'cues-late': (note) =>
    `${subtitles(note.count)} entfernt, weil ${counted(note.count, { one: 'er erst nach dem Ende des Videos anfängt', other: 'sie erst nach dem Ende des Videos anfangen' })}.`,
  'read-as': ({ encoding }) =>
    `Deine Datei sagt nicht, wie ihr Text kodiert ist, deshalb wurde sie als ${encoding} gelesen. Prüfe, ob alle Buchstaben stimmen. Das Ergebnis ist in UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Entfernt: Untertitel ohne gültige Zeit, in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${listOf(lines.slice(0, 10).map(String))}${lines.length > 10 ? ` und ${lines.length - 10} weiteren` : ''} deiner Datei.`,
  'cues-early': (note) =>
    `${subtitles(note.count)} entfernt, weil ${counted(note.count, { one: 'er schon vor dem Anfang endet', other: 'sie schon vor dem Anfang enden' })}.`,
  'cues-begun': (note) =>
    `${subtitles(note.count)} ${counted(note.count, { one: 'würde vor 0:00 beginnen und beginnt', other: 'würden vor 0:00 beginnen und beginnen' })} stattdessen dort.`,
  'cues-plainer':
    'Farben, Schriften, Sprechernamen oder Positionen wurden entfernt, weil dieses Format sie nicht kennt.',
  pages: (note) => `${countPages(note.count)}.`,
  sides: ({ pages, sides }) => `${countPages(pages)} auf ${count(sides, 'Blattseite', 'Blattseiten')}.`,
  repaired: describeRepair,
  'colours-kept': (note) => `${count(note.count, 'Bild oder Verlauf bleibt', 'Bilder oder Verläufe bleiben')} farbig.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${countPages(pages)}: keine Unterschiede gefunden.`
      : `${different} von ${count(pages, 'Seite', 'Seiten')} ${counted(different, { one: 'ist', other: 'sind' })} anders.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'Signatur', 'Signaturen')} entfernt: Signaturen gelten nur für die Originaldatei.`,
  'standards-unchecked': ({ standards }) =>
    `In der Datei steht immer noch, dass sie ${listOf(standards)} entspricht. Das wurde nicht geprüft.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'Formularfeld', 'Formularfelder')} umbenannt, weil eine frühere Datei gleichnamige hat.`,
  'attachments-removed': (note) => `${count(note.count, 'Anhang', 'Anhänge')} entfernt.`,
  'articles-removed': (note) =>
    `${count(note.count, 'Artikel', 'Artikel')} entfernt, weil Teile davon auf Seiten stehen, die nicht in dieser Datei sind.`,
  'output-intents-differ':
    'Eine spätere Datei hat ein anderes Ausgabe-Farbprofil als die erste. Es bleibt bei ihren Seiten, aber nicht alle Programme nutzen es dort.',
  'portfolio-removed': 'Die Dateiliste eines Portfolios wurde entfernt: Das Ergebnis zeigt seine Seiten.',
  'program-data-removed': 'Vorschaubilder oder Daten, die ein Programm für sich selbst abgelegt hat, wurden entfernt.',
  'above-limit': ({ limit }) => `Schon eine einzelne Seite braucht mehr als ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'Feld', 'Felder')} ausgefüllt.`,
  'not-as-form-asks': ({ fields }) =>
    `Gespeichert, wie du es eingetippt hast, obwohl das Formular ein anderes Format verlangt: ${listOf(fields.map(({ label, example }) => `„${label}“ (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Für diese Zeichen hat Stayput keine Schrift. Felder, die sie enthalten, zeichnet der PDF-Reader, der die Datei öffnet: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Hinzugefügt ${onPages(pages)}.`,
  flattened: (note) => `${count(note.count, 'Feld oder Kommentar', 'Felder und Kommentare')} in die Seiten gezeichnet.`,
  'letters-replaced': ({ letters }) =>
    `Einige Zeichen in Feldern lassen sich hier nicht zeichnen und sind jetzt Fragezeichen: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'Anmerkung', 'Anmerkungen')} entfernt: Medien, Dateien oder anderes, was sich nicht zeichnen lässt.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'Anmerkung', 'Anmerkungen')} unverändert behalten: Medien, Dateien oder anderes, was sich nicht zeichnen lässt.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'Bereich', 'Bereiche')} auf ${countPages(pages)} entfernt, samt allen Metadaten, Skripten und Vorschaubildern.`,
  'pages-as-pictures': ({ pages }) =>
    `${pages.length === 1 ? `Seite ${pages[0]} ist jetzt ein Bild` : `Die Seiten ${listOf(pages.map(String))} sind jetzt Bilder`} ohne durchsuchbaren Text, weil sich dort etwas nicht teilweise entfernen ließ.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Nicht im Text dieser Datei: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'Wort auf verborgenen Ebenen wurde', 'Wörter auf verborgenen Ebenen wurden')} ausgelassen, weil die Seiten sie nicht zeigen.`,
  'still-there': ({ words, places }) => `Noch in der Datei: ${quoted(words)} (${readPlaces(places)}). Sieh dort nach.`,
  'hidden-not-removed': 'Alles außerhalb des Rahmens ist verborgen, aber noch in der Datei.',
  'pages-not-found': ({ stated, found }) =>
    `${count(stated - found, 'Seite ließ', 'Seiten ließen')} sich wegen eines Schadens nicht finden.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Ein XFA-Formular wurde entfernt, das nur Programme von Adobe zeigen können. Das sind die Seiten, die alle anderen Programme zeigen.'
      : 'Ein XFA-Formular wurde entfernt; die Seiten bleiben, wie sie sind.',
};

export function describeNote(note: Note): string {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
}
