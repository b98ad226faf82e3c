import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { count, countFiles } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

/** For compounds: `JPEG-XL` in “JPEG-XL-Datei”. */
const hyphened = (format: string) => format.replaceAll(' ', '-');

const copyAgain = 'Kopiere sie noch einmal oder lade sie noch einmal herunter.';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Diese Datei ist leer.', hint: `Sie hat 0 Byte. ${copyAgain}` },
  'unknown-format': {
    title: 'Stayput erkennt nicht, was für eine Datei das ist.',
    hint: 'Ihre ersten Bytes passen zu keinem Format, das sich hier öffnen lässt. Prüfe, ob ein anderes Programm sie öffnen kann.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'Das ist die Playlist eines Streams (HLS). Sie zählt nur die Teile eines Videos auf.',
    hint: `Zieh sie zusammen mit ihren Teilen${pieceNames(first, last)} noch einmal hierher oder den Ordner, in dem alle liegen. Aus dem Netz wird nichts geladen.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `In dieser Playlist stehen ${countFiles(all)}, und einige davon fehlen: ${listOf([...names, ...(more > 0 ? [`${more} weitere`] : [])])}.`,
    hint: 'Zieh sie zusammen mit ihren Teilen noch einmal hierher oder den Ordner, in dem alle liegen. Aus dem Netz wird nichts geladen.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name} wurde nicht benutzt: Im Stream ist das ${streamParts[part]}.`,
    hint: 'Von einem Stream werden das beste Video und der wichtigste Ton benutzt.',
  }),
  'wrong-stream-key': {
    title: 'Die Teile dieses Streams sind verschlüsselt, und der Schlüssel öffnet sie nicht.',
    hint: 'Vielleicht gehört der Schlüssel zu einem anderen Stream. Lade ihn noch einmal herunter.',
  },
  'piece-without-start': {
    title: 'Das ist ein Teil eines Streams. Ohne den Anfang des Streams lässt er sich nicht öffnen.',
    hint: 'Zieh ihn zusammen mit den anderen Teilen und ihrer Playlist (.m3u8) hierher.',
  },
  'wrong-tool': ({ format }) => ({
    title: `${hyphened(format)}-Dateien kann dieses Werkzeug nicht öffnen.`,
    hint: `Probiere eines der Werkzeuge für ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Diese Datei ist beschädigt oder unvollständig.',
    hint: `Sie fängt an wie ${format}, lässt sich aber nicht bis zum Ende lesen. ${copyAgain}`,
  }),
  'corrupt-playlist': { title: 'Diese Playlist ist beschädigt oder unvollständig.', hint: copyAgain },
  'unread-coding': ({ format, coding }) => ({
    title: `Diese ${hyphened(format)}-Datei ist ${describeCoding(coding)} gespeichert, und das lässt sich hier nicht lesen.`,
    hint: 'Speichere sie in dem Programm, aus dem sie kommt, noch einmal: als RGB mit 8 oder 16 Bit pro Kanal, mit einer gängigen Komprimierung oder ohne, oder als PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Diese Datei braucht mehr Arbeitsspeicher, als der Browser hat.',
    hint: `Sie braucht ${isMore ? '' : 'etwa '}${describeAtLeast(needed, isMore)}, und etwa ${describeSize(available)} sind verfügbar.`,
  }),
  'out-of-memory': {
    title: 'Dem Browser ist bei dieser Datei der Arbeitsspeicher ausgegangen.',
    hint: 'Schließ andere Tabs und Programme und versuche es erneut, oder nimm eine kleinere Datei.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Entpackt ist diese Datei größer als ${describeSize(limit)}.`,
    hint: 'So große Dateien lassen sich hier nicht öffnen.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Diese ${hyphened(format)}-Datei wiederholt ihre eigenen Teile so oft, dass sie sich nicht zeichnen lässt.`,
    hint: `Ihre Teile enthalten andere Teile, so wird aus einer kleinen Datei ein riesiges Bild. Wenn du ihr traust, speichere sie in dem Programm, aus dem sie kommt, als PNG oder als einfacheres ${format}.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Ein Teil dieser ${hyphened(format)}-Datei steckt in einer anderen Datei (${name}).`,
    hint: 'Hier wird nichts heruntergeladen. Speichere sie in dem Programm, aus dem sie kommt, mit allem in einer Datei.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} kann höchstens ${describeWhole(limit)} Pixel breit und hoch sein; dieses Bild hat ${width} × ${height}.`,
    hint: 'Wähle ein anderes Format oder verkleinere das Bild zuerst.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Oder entferne sie aus der Liste und mach mit den anderen weiter.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Schritt ${step} (${title})`, problem),
  'no-mark': {
    title: 'Es fehlt noch, was auf das Bild kommen soll.',
    hint: 'Wähle ein Bild oder gib einen Text ein.',
  },
  'bad-mark': {
    title: 'Das Bild für das Wasserzeichen oder die Unterschrift lässt sich nicht lesen.',
    hint: 'Wähle ein PNG, JPEG oder WebP.',
  },
  'bad-cover': {
    title: 'Das Coverbild ist weder JPEG noch PNG.',
    hint: 'Player zeigen nur Cover in JPEG und PNG. Wandle es zuerst um.',
  },
  'no-frames': ({ frames }) => ({
    title: `So ein Bild gibt es nicht: Diese Datei hat ${count(frames, 'Bild', 'Bilder')}.`,
    hint: 'Wähle einen Bereich, der vor dem letzten Bild anfängt.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'Der Rahmen liegt außerhalb dieses Bildes.',
    hint: `Das Bild hat ${width} × ${height} Pixel. Verschieb den Rahmen oder schneide nach Anteilen der Breite und Höhe zu.`,
  }),
  'camera-raw': {
    title: 'Diese Kamera-RAW-Datei enthält keine ausreichend große Vorschau.',
    hint: 'RAW-Daten lassen sich hier nicht entwickeln. Exportiere sie zuerst als TIFF oder JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Kleiner als ${describeSize(smallest)} wird diese Datei hier nicht, und du wolltest ${describeSize(limit)}.`,
    hint: 'Erlaube eine größere Datei oder wähle ein anderes Format.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `Die Metadaten dieser ${hyphened(format)}-Datei lassen sich nicht entfernen, ohne sie neu zu kodieren.`,
    hint: 'Wandle sie in ein anderes Format um, dabei werden die Metadaten entfernt, oder wähle „Alles behalten“.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `Mit diesen Einstellungen kann dieser Browser kein ${isAnimated ? 'animiertes ' : ''}${format} schreiben.`,
    hint: 'Wähle ein anderes Format oder nimm einen anderen Browser.',
  }),
  'encoder-failed': {
    title: 'Dieser Browser konnte das Ergebnis nicht kodieren.',
    hint: 'Deine Datei ist unverändert. Wähle ein anderes Format, eine kleinere Größe oder eine niedrigere Qualität, oder nimm einen anderen Browser.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Dieser Browser kann ${describeCodec(undecodable)} nicht dekodieren.`,
    hint: `Es wurde nichts geändert. Vielleicht kann es ein anderer Browser. Programme wie ${anyOf(programs)} können die Datei umwandeln.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Diese Website kann ${describeCodec(undecodable)} nicht dekodieren.`,
    hint: `Es wurde nichts geändert, und ein anderer Browser würde nicht helfen. Vielleicht können Programme wie ${anyOf(programs)} die Datei umwandeln.`,
  }),
  'no-track': ({ track }) => ({
    title: `In dieser Datei nicht gefunden: ${trackWords[track]}.`,
    hint: `Wähle eine Datei mit ${trackWords[track]}.`,
  }),
  'only-subtitles': {
    title: 'In dieser Datei sind weder Video noch Ton, nur Untertitel.',
    hint: 'Wähle eine Datei mit Video oder Ton.',
  },
  'no-packets': ({ track }) => ({
    title: `Diese Datei kündigt ${trackWords[track]} an, enthält aber nichts davon.`,
    hint: 'Vielleicht ist sie unvollständig oder ein Teil eines Streams. Zieh sie zusammen mit den anderen Teilen und ihrer Playlist (.m3u8) hierher.',
  }),
  'bad-range': ({ duration }) => ({
    title: 'Zwischen diesen Zeiten liegt nichts.',
    hint: `Die Datei ist ${describeDuration(duration)} lang. Wähle einen Anfang vor ihrem Ende.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Diese Datei enthält ${describeAtLeast(size, isMore)} Text, und mehr als ${describeSize(most)} geht nicht.`,
    hint: 'Die Untertitel eines Films sind viel kleiner. Vielleicht ist das eine andere Art von Datei.',
  }),
  'no-cues': {
    title: 'In dieser Datei sind keine Untertitel mit gültigen Zeiten.',
    hint: 'Zu jedem Untertitel gehört eine Zeile wie 00:00:01.000 --> 00:00:02.000, mit seinem Text darunter.',
  },
  'too-many-cues': (facts) => ({
    title: `Diese Datei hat ${count(facts.count, 'Untertitel', 'Untertitel')}, das sind zu viele.`,
    hint: 'So viele hat kein Film. Teile die Datei auf.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `In der ${format}-Datei bliebe kein Untertitel übrig: Alle würden vor dem Anfang enden.`,
    hint: 'Verschieb sie weniger.',
  }),
  'nothing-read': {
    title: 'Kein Text gefunden.',
    hint: 'Prüfe die Sprache oder nimm einen schärferen Scan oder ein schärferes Bild.',
  },
  'no-subtitles': {
    title: 'Es gibt noch keine Untertitel zum Hinzufügen.',
    hint: 'Wähle eine SRT- oder WebVTT-Datei.',
  },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Keine der Untertiteldateien heißt wie dieses Video.',
    hint: `Nenne sie wie das Video, etwa ${stem}.srt oder ${stem}.de.srt, oder wähle „Alle in jedes Video“.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Alle Untertitel in ${name} beginnen nach dem Ende dieses Videos.`,
    hint: 'Vielleicht gehören sie zu einem anderen Film. Verschieben kannst du sie mit „Untertitel umwandeln“.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `Die Untertitel in dieser Datei sind Bilder (${codecs.join(', ')}).`,
    hint: 'Sie lassen sich hier nicht in Text umwandeln. Ein Programm wie Subtitle Edit kann das.',
  }),
  'several-codings': ({ track }) => ({
    title: `In dieser Datei wechselt mittendrin die Kodierung (${trackWords[track]}): Aufnahmen wurden verbunden, ohne sie neu zu kodieren.`,
    hint: 'Hier lässt sich nur eine Kodierung lesen, und der Rest wäre kaputt. Wandle die Datei zuerst mit VLC oder HandBrake um.',
  }),
  'copy-protected': {
    title: 'Video oder Ton in dieser Datei ist verschlüsselt.',
    hint: 'Die Datei läuft nur in einem Player, der den Schlüssel hat. Es wurde nichts geändert.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'Für das Ergebnis ist nicht genug Speicherplatz da.',
    hint: `Es braucht etwa ${describeSize(needed)}, und ${describeSize(available)} sind frei. Mach Speicherplatz frei und versuche es erneut.`,
  }),
  'no-disk': ({ needed }) => ({
    title:
      'Das Ergebnis ist zu groß für den Arbeitsspeicher, und dieser Browser lässt die Website nicht auf die Festplatte schreiben.',
    hint: `Es kann bis zu ${describeSize(needed)} brauchen. Private Fenster dürfen oft nicht auf die Festplatte schreiben: Öffne diese Seite in einem normalen Fenster oder in einem anderen Browser.`,
  }),
  'disk-full': {
    title: 'Dem Browser ist beim Schreiben des Ergebnisses der Speicherplatz ausgegangen.',
    hint: 'Der Speicher ist voll, oder der Browser hat sein Limit für diese Website erreicht. Mach Speicherplatz frei, oder nimm ein normales Fenster, falls dieses ein privates ist, und versuche es erneut.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'Der Browser konnte das Ergebnis nicht auf die Festplatte schreiben.',
    hint: `Versuche es erneut, oder nimm ein normales Fenster, falls dieses ein privates ist. Der Browser sagt: ${cause}`,
  }),
  unreadable: {
    title: 'Diese Datei lässt sich nicht mehr lesen.',
    hint: 'Sie wurde verschoben, geändert oder gelöscht, nachdem du sie ausgewählt hast, oder sie ist ein Ordner. Wähle sie noch einmal.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Diese Dateien ließen sich nicht an das andere Werkzeug übergeben.',
    hint: `Der Browser hat sie nicht aufgehoben (${cause}). Speichere zuerst deine Ergebnisse, öffne dann das andere Werkzeug und wähle die Dateien dort.`,
  }),
  'not-handed-over': {
    title: 'Die Dateien der vorherigen Seite fehlen.',
    hint: 'Wähle sie hier aus. Waren es Ergebnisse, geh zurück und speichere sie zuerst.',
  },
  'not-kept': {
    title: 'Die Dateien auf dieser Seite sind weg.',
    hint: 'Vielleicht waren sie zu groß zum Aufheben, oder dein Browser hat sie entfernt. Wähle sie noch einmal.',
  },
  'timed-out': {
    title: 'Bei dieser Datei ging es nicht weiter, deshalb haben wir aufgehört.',
    hint: 'Es wurde nichts geändert. Vielleicht ist die Datei beschädigt, oder dieses Gerät hatte zu viel zu tun. Die anderen Dateien laufen weiter.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Da ist bei uns etwas schiefgegangen.',
    hint: 'Deine Datei ist unverändert.',
    cause,
  }),
};

export function describeFailure({ code, facts }: Failure): Problem {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
}

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
