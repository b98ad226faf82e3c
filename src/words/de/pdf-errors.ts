import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { countPages } from './count.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from './problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Nimm zuerst „Scan durchsuchbar machen (OCR)“ oder zeichne Bereiche darüber.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Zeichne Bereiche darüber.`;
  return 'Text in Bildern lässt sich nicht finden. Zeichne Bereiche darüber.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Diese Datei ist mit einem Passwort geschützt.',
    hint: 'Gib das Passwort ein, um sie zu öffnen. Es bleibt auf diesem Gerät, wie die Datei.',
  },
  'wrong-password': {
    title: 'Das ist nicht das Passwort dieser Datei.',
    hint: 'Achte auf Groß- und Kleinschreibung. Eine Datei kann zwei Passwörter haben, und beide funktionieren.',
  },
  'unknown-lock': {
    title: 'Diese Datei ist mit einem Zertifikat oder durch einen Rechtedienst geschützt, nicht mit einem Passwort.',
    hint: 'Öffne sie mit dem Programm, für das sie gemacht ist, und speichere sie ohne Schutz.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `Seite ${describeWhole(page)} gibt es in dieser Datei nicht: Sie hat ${countPages(pages)}.`,
    hint: 'Gezählt wird ab 1, und „last“ ist die letzte Seite.',
  }),
  'no-pages': {
    title: 'In dieser Datei sind keine Seiten.',
    hint: 'Kopiere sie noch einmal oder lade sie noch einmal herunter.',
  },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `Seite ${page} ist zu groß für diese Auflösung: Sie hätte ${describeNumber(wanted)} Pixel.`,
    hint: `Mehr als ${describeNumber(most)} Pixel gehen nicht. Wähle eine niedrigere Auflösung oder lass diese Seite weg.`,
  }),
  'unread-page': ({ page }) => ({
    title: `Der Inhalt von Seite ${page} lässt sich nicht lesen.`,
    hint: 'Er ist beschädigt oder auf unbekannte Weise komprimiert. Lösche diese Seite, oder kopiere die Datei noch einmal oder lade sie noch einmal herunter.',
  }),
  'no-pages-left': { title: 'Es bliebe keine Seite übrig.', hint: 'Behalte mindestens eine Seite.' },
  'no-signature': {
    title: 'Es gibt noch keine Unterschrift.',
    hint: 'Zeichne sie, tippe deinen Namen ein oder wähle ein Bild.',
  },
  'no-key': {
    title: 'Es gibt noch keinen Schlüssel.',
    hint: 'Wähle eine .p12- oder .pfx-Datei oder PEM-Dateien mit dem privaten Schlüssel und seinem Zertifikat.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} ist kein Schlüssel oder Zertifikat, das sich hier lesen lässt.`,
    hint: 'Nimm eine .p12- oder .pfx-Datei oder PEM-Dateien. Ein Schlüssel auf einer Karte oder einem Token lässt sich auf einer Webseite nicht verwenden.',
  }),
  'no-key-password': {
    title: 'Dieser Schlüssel ist mit einem Passwort geschützt.',
    hint: 'Gib das Passwort des Schlüssels ein. Es bleibt auf diesem Gerät, wie der Schlüssel.',
  },
  'wrong-key-password': {
    title: 'Das ist nicht das Passwort dieses Schlüssels.',
    hint: 'Achte auf Groß- und Kleinschreibung. Es ist das Passwort, das beim Exportieren des Schlüssels gesetzt wurde.',
  },
  'no-private-key': {
    title: 'In diesen Dateien ist kein privater Schlüssel.',
    hint: 'Mit einem Zertifikat allein kann man nicht signieren. Wähle auch die Datei mit dem privaten Schlüssel oder eine .p12- oder .pfx-Datei mit beidem.',
  },
  'no-certificate': {
    title: 'In diesen Dateien ist kein Zertifikat zu diesem Schlüssel.',
    hint: 'Wähle auch die Datei mit dem Zertifikat oder eine .p12- oder .pfx-Datei mit beidem.',
  },
  'unsupported-key': {
    title: 'Diese Art von Schlüssel wird nicht unterstützt.',
    hint: 'Unterstützt werden RSA-Schlüssel und ECDSA-Schlüssel auf P-256, P-384 und P-521.',
  },
  'certificate-expired': ({ end }) => ({
    title: `Dieses Zertifikat ist abgelaufen: ${end}.`,
    hint: 'Eine Signatur, die du jetzt damit machst, wäre nicht gültig. Lass dir ein neues Zertifikat ausstellen.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Dieses Zertifikat gilt erst ab ${start}.`,
    hint: 'Warte bis dahin oder prüfe das Datum dieses Geräts.',
  }),
  'signing-encrypted': {
    title: 'Diese Datei ist verschlüsselt, und verschlüsselte Dateien lassen sich hier nicht signieren.',
    hint: 'Entferne zuerst ihren Schutz mit „PDF entsperren“ und signiere sie dann. Vorhandene Signaturen werden dabei entfernt.',
  },
  'signing-damaged': {
    title: 'Diese Datei ist beschädigt, deshalb wäre eine Signatur nicht verlässlich.',
    hint: 'Repariere sie zuerst mit „PDF reparieren“ und signiere sie dann. Vorhandene Signaturen werden dabei entfernt.',
  },
  'signing-not-allowed': {
    title: 'Der Autor dieser Datei erlaubt keine weiteren Signaturen.',
    hint: 'Eine weitere Signatur würde die des Autors ungültig machen.',
  },
  'nothing-to-redact': {
    title: 'Du hast nichts ausgewählt, was weg soll.',
    hint: 'Zeichne Bereiche auf die Seiten oder gib Wörter ein, nach denen gesucht wird.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Diese Wörter sind nicht ${scans.length > 0 ? 'im Text dieser' : 'in dieser'} Datei: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': {
    title: 'Dieser reguläre Ausdruck ist nicht gültig.',
    hint: 'Korrigiere ihn oder leere das Feld.',
  },
  'no-matches': (facts) => ({
    title: 'Im Text dieser Datei steht nichts von dem, was du suchst.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Von Seite ${page} bliebe nichts übrig.`,
    hint: 'Wähle einen größeren Bereich oder lass diese Seite weg.',
  }),
  'no-pages-chosen': { title: 'Es sind keine Seiten ausgewählt.', hint: 'Wähle mindestens eine Seite aus.' },
  'not-two-files': ({ files }) => ({
    title: `Zum Vergleichen braucht es zwei Dateien, hier ${files === 1 ? 'ist' : 'sind'} ${files}.`,
    hint: 'Behalte die ältere und die neuere Version, in dieser Reihenfolge.',
  }),
  'no-outline': {
    title: 'Diese Datei hat keine Lesezeichen, nach denen sie sich aufteilen ließe.',
    hint: 'Teile sie nach Seiten oder nach Größe auf.',
  },
  'no-text': {
    title: 'In dieser Datei ist kein Text.',
    hint: 'Sind ihre Seiten Scans, nimm zuerst „Scan durchsuchbar machen (OCR)“.',
  },
  'no-pictures': {
    title: 'In dieser Datei sind keine Bilder.',
    hint: 'Für ganze Seiten als Bilder nimm „PDF in Bilder umwandeln“.',
  },
  'no-words': { title: 'Es gibt noch keinen Text.', hint: 'Gib den Text ein, der auf die Seiten kommt.' },
  'unwritable-text': ({ characters }) => ({
    title: `Diese Zeichen lassen sich hier nicht auf eine Seite schreiben: ${characters.join(' ')}`,
    hint: 'Möglich sind lateinische, griechische, kyrillische, armenische und georgische Buchstaben. Entferne die anderen.',
  }),
  'no-password': {
    title: 'Es gibt noch kein Passwort.',
    hint: 'Gib das Passwort ein, mit dem die Datei geschützt wird.',
  },
} satisfies Partial<ErrorTable>;
