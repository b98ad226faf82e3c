import type {
  FindingType,
  FoundItem,
  FoundName,
  FoundValue,
  Inspection,
  MetadataName,
  MetadataValue,
  UnreadPart,
} from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type * as english from '#words/inspection.ts';
import type { Words } from '#wording/words.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Ort', meaning: 'Wo die Datei entstanden ist oder um welchen Ort es geht.' },
    person: {
      title: 'Personen',
      meaning:
        'Namen von Personen, etwa wer die Datei erstellt hat, wem sie gehört oder wer auf dem Bild zu sehen ist.',
    },
    serial: {
      title: 'Seriennummern und Kennungen',
      meaning:
        'Sie können diese Datei mit einem Gerät oder mit anderen Dateien derselben Person in Verbindung bringen.',
    },
    'differing-preview': {
      title: 'Vorschau, die anders aussieht als das Bild',
      meaning: 'Ein kleines Bild in der Datei zeigt vielleicht noch, was abgeschnitten oder wegretuschiert wurde.',
    },
    rest: { title: 'Daten nach dem Ende', meaning: 'Programme beachten sie nicht, aber sie lassen sich auslesen.' },
    video: { title: 'Video', meaning: 'Ein kurzes Video mit Ton, das Handys zu einem Foto speichern.' },
    version: {
      title: 'Frühere Versionen',
      meaning: 'Programme hängen Änderungen oft nur an. Was vorher da war, lässt sich dann wiederherstellen.',
    },
    'hidden-text': {
      title: 'Verborgener Text',
      meaning: 'Niemand sieht ihn, aber er lässt sich kopieren und durchsuchen.',
    },
    outside: {
      title: 'Inhalt außerhalb der sichtbaren Seite',
      meaning: 'Wer eine Seite zuschneidet, verbirgt nur, was außerhalb liegt.',
    },
    layer: { title: 'Verborgene Ebenen', meaning: 'PDF-Reader können sie einschalten.' },
    attachment: { title: 'Angehängte Dateien', meaning: 'Ganze Dateien in dieser Datei.' },
    comment: {
      title: 'Kommentare',
      meaning: 'Notizen und Markierungen, oft mit dem Namen der Person, von der sie stammen.',
    },
    'form-value': { title: 'Formularwerte', meaning: 'Was in Formularfeldern eingetippt oder ausgewählt wurde.' },
    script: { title: 'Skripte', meaning: 'Programme, die vielleicht laufen, wenn die Datei geöffnet wird.' },
    remote: {
      title: 'Adressen im Netz',
      meaning:
        'Beim Öffnen der Datei oder beim Abschicken eines Formulars darin werden diese Adressen vielleicht aufgerufen. Wer sie betreibt, erfährt so, dass du die Datei hast.',
    },
    device: { title: 'Geräte', meaning: 'Kamera, Handy, Scanner oder Objektiv.' },
    software: { title: 'Software', meaning: 'Die Programme, mit denen die Datei erstellt oder geändert wurde.' },
    time: { title: 'Datum und Uhrzeit', meaning: 'Wann die Datei erstellt oder geändert wurde.' },
    history: {
      title: 'Verlauf',
      meaning: 'Was mit der Datei gemacht wurde und aus welchen Dateien sie entstanden ist.',
    },
    text: { title: 'Textfelder', meaning: 'Titel, Beschreibungen, Stichwörter und Kommentare.' },
    link: { title: 'Links', meaning: 'Adressen, die sich beim Anklicken öffnen.' },
    exposure: { title: 'Kameraeinstellungen', meaning: 'Wie das Bild aufgenommen wurde.' },
    preview: { title: 'Vorschaubilder', meaning: 'Kleine Bilder oder Cover, die in Dateilisten zu sehen sind.' },
    other: { title: 'Andere Daten', meaning: 'Daten, die Programme für sich selbst speichern.' },
  } satisfies Record<FindingType, { title: string; meaning: string }>,
  format: 'Format: {format}',
  nothing: 'Nichts gefunden.',
  absent: 'Gesucht und nicht gefunden: {types}.',
  unread: 'Nicht geprüft:',
  parts: {
    pixels: 'Was das Bild selbst zeigt, etwa Gesichter, Schilder und Bildschirme.',
    watermarks: 'Unsichtbare Wasserzeichen.',
    'maker-notes': 'Der Inhalt der Herstellerdaten der Kamera, in denen oft Seriennummern stehen.',
    packed: 'Metadaten, die mit Brotli komprimiert sind.',
    recording: 'Was zu sehen und zu hören ist, etwa Gesichter, Stimmen und Schilder.',
    'data-tracks': 'Was in den Datenspuren ist.',
    scans: 'Text in Bildern, etwa gescannte Seiten.',
    attachments: 'Was in den angehängten Dateien ist. Speichere sie, um sie einzeln zu prüfen.',
    signatures: 'Digitale Signaturen. „PDF-Signaturen prüfen“ sagt, wer signiert hat.',
    'undrawn-pages':
      'Verborgener Text und Inhalt außerhalb der sichtbaren Seite auf Seiten, die sich nicht zeichnen ließen oder nach den ersten 300 kommen.',
    format: 'Metadaten: In diesem Format werden sie hier nicht gelesen.',
  } satisfies Record<UnreadPart, string>,
  removedBy: 'Das entfernst du mit „{tool}“.',
  notRemoved: 'Keines der Werkzeuge hier kann das aus der Datei entfernen.',
  more: 'und {count} weitere',
  page: 'Seite {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Nicht zu sehen',
  'over-picture': 'Unsichtbarer Text über einem Bild, wie bei Scans',
  version: 'Version {version} von {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Eine Datenspur der Kamera, die Positionen und Bewegungen enthalten kann',
  'data-track': 'Eine Datenspur',
  drawings: 'Zeichnungen oder Bilder',
  'differing-shape': 'Die Vorschau hat {preview} Pixel, das Bild {picture}: Sie hat also ein anderes Seitenverhältnis',
  'differing-content':
    'Die Vorschau hat {preview} Pixel, das Bild {picture}: gleiches Seitenverhältnis, aber anderer Inhalt',
};

/** What was found, in words. */
export const itemInWords: Words<typeof english.itemInWords> = ({ name, value, page }: FoundItem) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Bericht',
  /** On the button that opens the tool. */
  useIn: (title: string) => `Öffnen in: ${title}`,
  absent: 'Gesucht und nicht gefunden',
  unread: 'Nicht geprüft',
  /** What people call entries, by the format's own name. */
  names: {
    'Date time original': 'Aufgenommen',
    'Date time digitized': 'Digitalisiert',
    'Date time': 'Geändert',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** Adjectives at the start of titles, which have no capital in a sentence. */
const adjective = /^(?:Frühere|Verborgener|Verborgene|Angehängte|Andere)(?= )/;

/** `Gefunden: Ort, Personen und Geräte.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }: Inspection) => {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Gefunden: ${listOf(titles.map((title) => title.replace(adjective, (word) => word.toLowerCase())))}.`;
  }
  return unread.includes('format') ? 'In diesem Format werden Metadaten hier nicht gelesen.' : 'Nichts gefunden.';
};
