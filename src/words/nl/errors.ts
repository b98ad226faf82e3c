import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { count, countFiles } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

const copyAgain = 'Kopieer of download het bestand opnieuw.';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Dit bestand is leeg.', hint: `Het is 0 bytes groot. ${copyAgain}` },
  'unknown-format': {
    title: 'Stayput herkent niet wat voor bestand dit is.',
    hint: 'De eerste bytes passen bij geen enkel formaat dat hier kan worden geopend. Kijk of een ander programma het opent.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'Dit is de afspeellijst van een stream (HLS). Er staat alleen in uit welke delen een video bestaat.',
    hint: `Sleep de lijst samen met de delen${pieceNames(first, last)} opnieuw hierheen, of de map waar alles in zit. Er wordt niets van internet gehaald.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Deze afspeellijst verwijst naar ${countFiles(all)}. Hiervan ontbreekt: ${listOf([...names, ...(more > 0 ? [`nog ${more}`] : [])])}.`,
    hint: 'Sleep de lijst samen met de delen opnieuw hierheen, of de map waar alles in zit. Er wordt niets van internet gehaald.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name} is niet gebruikt: in de stream is dat ${streamParts[part]}.`,
    hint: 'Van een stream worden de beste video en het belangrijkste geluid gebruikt.',
  }),
  'wrong-stream-key': {
    title: 'De delen van deze stream zijn versleuteld, en de sleutel opent ze niet.',
    hint: 'Misschien hoort de sleutel bij een andere stream. Download hem opnieuw.',
  },
  'piece-without-start': {
    title: 'Dit is één deel van een stream. Zonder het begin van de stream kan het niet worden geopend.',
    hint: 'Sleep het samen met de andere delen en hun afspeellijst (.m3u8) hierheen.',
  },
  'wrong-tool': ({ format }) => ({
    title: `Deze tool kan geen ${format}-bestanden openen.`,
    hint: `Probeer een van de tools voor ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Dit bestand is beschadigd of onvolledig.',
    hint: `Het begint als ${format}, maar kan niet tot het einde worden gelezen. ${copyAgain}`,
  }),
  'corrupt-playlist': { title: 'Deze afspeellijst is beschadigd of onvolledig.', hint: copyAgain },
  'unread-coding': ({ format, coding }) => ({
    title: `Dit ${format}-bestand is opgeslagen ${describeCoding(coding)}, en dat kan hier niet worden gelezen.`,
    hint: 'Sla het opnieuw op in het programma waarmee het is gemaakt: als RGB met 8 of 16 bits per kanaal en met een gangbare compressie of geen, of als PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Dit bestand heeft meer geheugen nodig dan de browser heeft.',
    hint: `Er is ${isMore ? '' : 'ongeveer '}${describeAtLeast(needed, isMore)} nodig, en ongeveer ${describeSize(available)} beschikbaar.`,
  }),
  'out-of-memory': {
    title: 'De browser had niet genoeg geheugen voor dit bestand.',
    hint: 'Sluit andere tabbladen en programma’s en probeer het opnieuw, of gebruik een kleiner bestand.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Uitgepakt is dit bestand groter dan ${describeSize(limit)}.`,
    hint: 'Dat is meer dan hier kan worden geopend.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Dit ${format}-bestand herhaalt zijn eigen onderdelen te vaak om het weer te geven.`,
    hint: `De onderdelen bevatten weer andere onderdelen, en zo wordt een klein bestand enorm. Als je het vertrouwt, sla het dan op als PNG of als eenvoudiger ${format} in het programma waarmee het is gemaakt.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Een deel van dit ${format}-bestand staat in een ander bestand (${name}).`,
    hint: 'Hier wordt niets gedownload. Sla het met alles in één bestand op in het programma waarmee het is gemaakt.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} kan hoogstens ${describeWhole(limit)} pixels breed en hoog zijn; deze afbeelding is ${width} × ${height}.`,
    hint: 'Kies een ander formaat of maak de afbeelding eerst kleiner.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Of haal het van de lijst en ga verder met de rest.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Stap ${step} (${title})`, problem),
  'no-mark': {
    title: 'Er is niets om op de afbeelding te zetten.',
    hint: 'Kies een afbeelding of typ een tekst.',
  },
  'bad-mark': {
    title: 'De afbeelding voor het watermerk of de handtekening kan niet worden gelezen.',
    hint: 'Kies een PNG, JPEG of WebP.',
  },
  'bad-cover': {
    title: 'De albumhoes is geen JPEG of PNG.',
    hint: 'Spelers tonen alleen hoezen in JPEG of PNG. Converteer de afbeelding eerst.',
  },
  'no-frames': ({ frames }) => ({
    title: `Zo’n beeld is er niet: dit bestand heeft ${count(frames, 'beeld', 'beelden')}.`,
    hint: 'Kies een bereik dat vóór het laatste beeld begint.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'Het bijsnijdkader ligt buiten deze afbeelding.',
    hint: `De afbeelding heeft ${width} × ${height} pixels. Verplaats het kader of snijd bij naar een deel van de breedte en hoogte.`,
  }),
  'camera-raw': {
    title: 'Dit RAW-bestand van een camera heeft geen voorbeeldafbeelding die groot genoeg is.',
    hint: 'RAW-gegevens kunnen hier niet worden ontwikkeld. Exporteer ze eerst als TIFF of JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Kleiner dan ${describeSize(smallest)} wordt dit bestand hier niet, maar je vroeg om ${describeSize(limit)}.`,
    hint: 'Kies een hogere grens of een ander formaat.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `De metadata van dit ${format}-bestand kan niet worden verwijderd zonder het opnieuw te coderen.`,
    hint: 'Converteer het naar een ander formaat, dan gaat de metadata weg, of kies ‘Alles behouden’.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `Deze browser kan met deze instellingen geen ${isAnimated ? 'animaties in ' : ''}${format} maken.`,
    hint: 'Kies een ander formaat of gebruik een andere browser.',
  }),
  'encoder-failed': {
    title: 'Deze browser kon het resultaat niet coderen.',
    hint: 'Je bestand is ongewijzigd. Kies een ander formaat, kleinere afmetingen of een lagere kwaliteit, of gebruik een andere browser.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Deze browser kan ${describeCodec(undecodable)} niet decoderen.`,
    hint: `Er is niets gewijzigd. Een andere browser kan het misschien wel. Programma’s zoals ${anyOf(programs)} kunnen het bestand converteren.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Deze site kan ${describeCodec(undecodable)} niet decoderen.`,
    hint: `Er is niets gewijzigd, en een andere browser helpt niet. Misschien kunnen programma’s zoals ${anyOf(programs)} het bestand converteren.`,
  }),
  'no-track': ({ track }) => ({
    title: `Er zit geen ${trackWords[track]} in dit bestand.`,
    hint: `Kies een bestand met ${trackWords[track]}.`,
  }),
  'only-subtitles': {
    title: 'Er zit geen video of geluid in dit bestand, alleen ondertiteling.',
    hint: 'Kies een bestand met video of geluid.',
  },
  'no-packets': ({ track }) => ({
    title: `Volgens dit bestand zit er ${trackWords[track]} in, maar er is niets van te vinden.`,
    hint: 'Misschien is het onvolledig, of één deel van een stream. Sleep het samen met de andere delen en hun afspeellijst (.m3u8) hierheen.',
  }),
  'bad-range': ({ duration }) => ({
    title: 'Tussen deze tijden zit niets.',
    hint: `Het bestand duurt ${describeDuration(duration)}. Kies een begin dat vóór het einde ligt.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Dit bestand bevat ${describeAtLeast(size, isMore)} tekst, en meer dan ${describeSize(most)} kan niet.`,
    hint: 'Ondertiteling van een film is veel kleiner, dus misschien is dit iets anders.',
  }),
  'no-cues': {
    title: 'Er zit geen ondertiteling met geldige tijden in dit bestand.',
    hint: 'Bij elke ondertitel hoort een regel zoals 00:00:01.000 --> 00:00:02.000, met de tekst eronder.',
  },
  'too-many-cues': (facts) => ({
    title: `Dit bestand heeft ${count(facts.count, 'ondertitel')}, en dat is te veel.`,
    hint: 'Zoveel heeft geen enkele film. Splits het bestand.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `In het ${format}-bestand zou geen ondertitel overblijven: ze zouden allemaal eindigen vóór het begin.`,
    hint: 'Verschuif ze minder ver.',
  }),
  'nothing-read': {
    title: 'Er is geen tekst gevonden.',
    hint: 'Controleer de taal, of gebruik een scherpere scan of afbeelding.',
  },
  'no-subtitles': {
    title: 'Er is nog geen ondertiteling om toe te voegen.',
    hint: 'Kies een SRT- of WebVTT-bestand.',
  },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Geen van de ondertitelbestanden heet zoals deze video.',
    hint: `Noem ze zoals de video, bijvoorbeeld ${stem}.srt of ${stem}.nl.srt, of kies ‘Alles bij elke video’.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Alle ondertitels in ${name} beginnen na het einde van deze video.`,
    hint: 'Misschien horen ze bij een andere film. Verschuiven kan met ‘Ondertiteling converteren’.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `De ondertitels in dit bestand zijn afbeeldingen (${codecs.join(', ')}).`,
    hint: 'Ze kunnen hier niet in tekst worden omgezet. Een programma zoals Subtitle Edit kan dat wel.',
  }),
  'several-codings': ({ track }) => ({
    title: `Midden in dit bestand verandert de codering (${trackWords[track]}): er zijn opnamen samengevoegd zonder opnieuw te coderen.`,
    hint: 'Hier kan maar één codering worden gelezen, en de rest zou onbruikbaar worden. Converteer het bestand eerst met VLC of HandBrake.',
  }),
  'copy-protected': {
    title: 'De video of het geluid in dit bestand is versleuteld.',
    hint: 'Het bestand werkt alleen in een speler die de sleutel heeft. Er is niets gewijzigd.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'Er is niet genoeg schijfruimte voor het resultaat.',
    hint: `Er is ongeveer ${describeSize(needed)} nodig, en ${describeSize(available)} vrij. Maak ruimte vrij en probeer het opnieuw.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'Het resultaat is te groot voor het geheugen, en deze browser laat de site niet naar de schijf schrijven.',
    hint: `Er kan ${describeSize(needed)} nodig zijn. Privévensters hebben vaak geen schijfruimte: open deze pagina in een gewoon venster of in een andere browser.`,
  }),
  'disk-full': {
    title: 'De browser had niet genoeg schijfruimte om het resultaat te schrijven.',
    hint: 'De schijf is vol, of de browser heeft de limiet voor deze site bereikt. Maak ruimte vrij, of gebruik een gewoon venster als dit een privévenster is, en probeer het opnieuw.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'De browser kon het resultaat niet naar de schijf schrijven.',
    hint: `Probeer het opnieuw, of gebruik een gewoon venster als dit een privévenster is. De browser meldt: ${cause}`,
  }),
  unreadable: {
    title: 'Dit bestand kan niet meer worden gelezen.',
    hint: 'Het is verplaatst, gewijzigd of gewist nadat je het had gekozen, of het is een map. Kies het opnieuw.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Deze bestanden konden niet aan de andere tool worden doorgegeven.',
    hint: `De browser heeft ze niet bewaard (${cause}). Sla eerst je resultaten op, open dan de andere tool en kies de bestanden daar.`,
  }),
  'not-handed-over': {
    title: 'De bestanden van de vorige pagina ontbreken.',
    hint: 'Kies ze hier. Waren het resultaten, ga dan terug en sla ze eerst op.',
  },
  'not-kept': {
    title: 'De bestanden op deze pagina zijn weg.',
    hint: 'Misschien waren ze te groot om te bewaren, of heeft je browser ze verwijderd. Kies ze opnieuw.',
  },
  'timed-out': {
    title: 'Dit bestand bleef hangen, dus we zijn gestopt.',
    hint: 'Er is niets gewijzigd. Misschien is het bestand beschadigd, of had dit apparaat het te druk. De andere bestanden gaan door.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Er is bij ons iets misgegaan.',
    hint: 'Je bestand is ongewijzigd.',
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
