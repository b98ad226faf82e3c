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
  'already-small': 'Al klein',
  animation: 'Door het comprimeren zou de animatie verloren gaan',
  pages: 'Door het comprimeren zouden alle pagina’s behalve de eerste verloren gaan',
  'not-encrypted': 'Niet beveiligd',
  'no-changes': 'Niets gewijzigd',
  'no-areas': 'Er zijn geen gebieden op getekend',
  'no-fields': 'Er zitten geen formuliervelden in',
  'xfa-alone': 'Het is een XFA-formulier, dat alleen programma’s van Adobe kunnen invullen',
  'has-text': 'Alle pagina’s hebben al tekst',
  'nothing-to-flatten': 'Er zitten geen formuliervelden of opmerkingen in',
};

/** `25,00`; with `least` decimal places at least. */
const decimal = (number: number, most: number, least = most): string =>
  number.toLocaleString(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).replace('-', '−');

const sideNames: Record<string, string> = { width: 'breedte', height: 'hoogte' };

/** ` 8 pixels minder in de breedte, tot de rand van een JPEG-blok.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${count(Math.abs(pixels), 'pixel')} ${pixels > 0 ? 'minder' : 'meer'} in de ${sideNames[side] ?? side}, tot de rand van een JPEG-blok.`,
    )
    .join('');

const partNames = {
  video: 'video',
  audio: 'geluid',
  transparency: 'transparantie',
  chapters: 'hoofdstukken',
  data: 'gegevens',
};

/** `geluid AAC`, `transparantie`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${partNames[part.type]} ${part.codec}` : partNames[part.type];
    case 'subtitles':
      return part.codec ? `ondertiteling in ${part.codec}` : 'ondertiteling';
    case 'transparency':
    case 'chapters':
    case 'data':
      return partNames[part.type];
    case 'programme':
      return 'een ander programma';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} heeft daar geen plaats voor`;
    case 'one-place':
      return `${formats[loss.container].name} heeft maar plaats voor één daarvan`;
    case 'not-written':
      return `in ${formats[loss.container].name} worden hier geen hoofdstukken opgeslagen`;
    case 'no-decoder':
      return 'deze browser kan dat niet decoderen';
    case 'no-encoder':
      return 'deze browser kan dat niet coderen';
    case 'not-read':
      return 'dat kan hier niet worden gelezen';
    case 'pictures':
      return 'dat zijn afbeeldingen, die hier niet in tekst kunnen worden omgezet';
    case 'times':
      return 'de tijden zouden niet meer kloppen';
    case 'not-main':
      return 'alleen de belangrijkste sporen worden gewijzigd';
    case 'joined':
      return 'samengevoegde video’s hebben die niet';
    case 'black':
      return 'die is hier zwart';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = { video: 'video', audio: 'geluid', subtitles: 'ondertiteling' };

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} naar ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'namen van lagen',
  'page-labels': 'paginalabels',
  outline: 'bladwijzers',
  fields: 'formuliervelden',
  comments: 'opmerkingen',
  links: 'links',
  attachments: 'bijlagen',
  metadata: 'metadata',
  'program-data': 'gegevens van andere programma’s',
  names: 'tags en andere namen',
  'hidden-drawings': 'verborgen tekeningen',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

const subtitles = (number: number) => count(number, 'ondertitel');

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `Stap ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Niet gelezen, omdat er al tekst op staat: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `Geen tekst gevonden ${onPages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Beschadigd en daarom niet gelezen: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'dit is je eigen afbeelding, zonder de metadata.' : 'dit is je eigen bestand, ongewijzigd.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `Het eerste van ${count(frames, 'beeld', 'beelden')}.`,
  'first-page-only': ({ pages }) => `De eerste van ${countPages(pages)}.`,
  'alpha-flattened': 'Transparante delen zijn nu wit.',
  'page-parts-dropped':
    'Delen die als een webpagina worden getekend (foreignObject) ontbreken, vaak bijschriften in diagrammen. Exporteer de tekening als PNG, of zonder die delen.',
  'part-missing': ({ share }) =>
    `Je bestand is beschadigd of onvolledig: ongeveer ${describeShare(Math.max(0.01, share))} van de afbeelding ontbreekt. Dat deel is leeg gelaten.`,
  damaged: 'Je bestand is beschadigd: delen van de afbeelding kunnen er verkeerd uitzien.',
  coarse: 'Je bestand is onvolledig: de hele afbeelding is er, maar in een lagere kwaliteit.',
  'fewer-colours': ({ colours }) => `Hoogstens ${count(colours, 'kleur', 'kleuren')}.`,
  'pixels-kept': ({ less }) =>
    `Elke pixel is ongewijzigd, want er is niets opnieuw gecodeerd.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Elke pixel is ongewijzigd: in het bestand staat hoe de afbeelding moet worden gedraaid, en bijna elk programma houdt zich daaraan.',
  'encoded-again': 'Opnieuw gecodeerd, omdat dit soort JPEG anders niet kan worden gedraaid of bijgesneden.',
  quality: ({ quality }) => `Kwaliteit ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'ongeveer ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Passend verkleind: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `Dit is de voorbeeldafbeelding van de camera zelf, ${describePixels(size)}: RAW-gegevens kunnen hier niet worden ontwikkeld.`,
  'fewer-frames': ({ frameRate }) => `Teruggebracht tot ${Math.round(frameRate)} beelden per seconde.`,
  'fonts-replaced': ({ font }) =>
    `De tekst is weergegeven in ${font}, omdat deze pagina de lettertypen op je apparaat niet kan gebruiken. Zet de tekst om in contouren, dan blijft het uiterlijk gelijk.`,
  'icon-sides': ({ sides }) => `Bevat de afbeelding in ${listOf(sides.map(String))} pixels.`,
  'converted-to-srgb': ({ from }) => `Kleuren omgezet van ${from} naar sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bits per kanaal in plaats van ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${countFiles(files)}, samen ${describeDuration(seconds)}.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'deel', 'delen')} van één opname, op volgorde gezet: samen ${describeDuration(seconds)}.`,
  'sound-joined-by-copying':
    'Het geluid is gekopieerd. Waar twee delen samenkomen, hoor je misschien een hapering van hoogstens 25 ms.',
  joined: ({ images, ...size }) => `${count(images, 'afbeelding', 'afbeeldingen')}, samen ${describePixels(size)}.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'beeld', 'beelden')}, ${decimal(seconds, 2, 0)} s${whole === undefined ? '' : ` van de gevraagde ${describeDuration(whole)}: meer kan niet in een animatie`}.`,
  colours: ({ colours }) => count(colours.length, 'kleur', 'kleuren'),
  'data-url': ({ length }) =>
    `${describeSize(length)} tekst.${length > longText ? ' Dat is lang voor een webpagina: een apart bestand kunnen browsers in de cache bewaren.' : ''}`,
  'cropped-in-the-middle': 'Op het midden bijgesneden, omdat deze browser het interessantste deel niet kan vinden.',
  'hdr-dropped': 'De HDR-helderheid is verwijderd: dit is de gewone versie.',
  'metadata-dropped': 'De metadata (datum, camera, locatie, auteur) is verwijderd.',
  'tracks-copied': 'Gekopieerd zonder opnieuw te coderen, dus zonder kwaliteitsverlies.',
  'tracks-transcoded': ({ tracks }) => `Opnieuw gecodeerd: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `De bitsnelheid is ${decimal(times, 1, 0)} keer zo hoog, omdat ${to} meer nodig heeft dan ${from} voor dezelfde kwaliteit.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Precies geknipt en alleen gekopieerd, dus de video heeft geen kwaliteit verloren.'
      : `Precies geknipt: ${decimal(seconds, 2)} s van de video naast de knippunten is opnieuw gecodeerd, de rest is gekopieerd.`,
  'part-dropped': ({ part, loss }) => `Verwijderd: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Begint ${decimal(-seconds, 2)} s eerder: je bestand verbergt wat vóór het begin zit, terug tot een keyframe, en bij het kopiëren komt dat mee.`
      : `Begint op ${decimal(seconds, 2)} s, bij het vorige keyframe.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} is midden in een scène geknipt: het eerste volledige beeld komt na ${decimal(seconds, 2)} s, en tot dan is er alleen geluid.`,
  'ends-early': ({ seconds, expected }) =>
    `Eindigt op ${describeDuration(seconds)}: de rest van de ${describeDuration(expected)} in je bestand kon niet worden gelezen.`,
  'recordings-within': (note) =>
    `Je bestand bevat ${note.count} opnamen achter elkaar. Die zijn ${note.decoded ? 'gedecodeerd en ' : ''}tot één samengevoegd.`,
  'second-layer':
    'Het geluid is MP2, geen MP3, en is daarom opgeslagen als .mp2. Niet elke muziekspeler kan dat afspelen.',
  'decoded-by-browser': ({ uncertain }) =>
    `Je bestand is gedecodeerd door de speler van de browser, die geen tags doorgeeft.${uncertain ? ' Misschien ontbreken er delen: luister naar het resultaat.' : ''}`,
  'cut-off': 'Je bestand is beschadigd of onvolledig: het resultaat eindigt waar het bestand ophoudt.',
  'audio-damaged': ({ name }) => `${name ?? 'Je bestand'} is beschadigd: delen van het geluid kunnen verkeerd klinken.`,
  'frames-damaged': (note) =>
    `Je bestand is beschadigd: ${describeWhole(note.count)} van ${count(note.of, 'videobeeld', 'videobeelden')} ${counted(note.count, { one: 'is kapot en is gekopieerd zoals het is', other: 'zijn kapot en zijn gekopieerd zoals ze zijn' })}.`,
  'edits-ignored':
    'Je bestand bevat bewerkingen die de volgorde of snelheid van delen veranderen. Die zijn genegeerd: dit is de oorspronkelijke opname.',
  loudness: ({ from, to, wanted }) =>
    `Luidheid ${decimal(to, 1)} LUFS in plaats van ${decimal(from, 1)}.${wanted === undefined ? '' : ` Bij ${decimal(wanted, 1, 0)} zouden de pieken oversturen.`}`,
  'channels-mixed': ({ from, to }) => `Van ${count(from, 'kanaal', 'kanalen')} naar ${to} gemixt.`,
  cues: (note) => `${subtitles(note.count)}.`,
  'subtitles-added': (note) =>
    `Toegevoegd: ${subtitles(note.count)} uit ${note.name}, ${note.language ? `taal: ${note.language}` : 'zonder taal'}.`,
  'cues-late': (note) => `${subtitles(note.count)} verwijderd: het begin ligt na het einde van de video.`,
  'read-as': ({ encoding }) =>
    `In je bestand staat niet hoe de tekst is gecodeerd, dus het is gelezen als ${encoding}. Controleer of alle letters kloppen. Het resultaat is in UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Verwijderd: ondertitels zonder geldige tijd, op ${lines.length === 1 ? 'regel' : 'de regels'} ${listOf([...lines.slice(0, 10).map(String), ...(lines.length > 10 ? [`nog ${lines.length - 10}`] : [])])} van je bestand.`,
  'cues-early': (note) => `${subtitles(note.count)} verwijderd: het einde zou vóór het begin liggen.`,
  'cues-begun': (note) =>
    `${subtitles(note.count)} ${counted(note.count, { one: 'zou vóór 0:00 beginnen en begint', other: 'zouden vóór 0:00 beginnen en beginnen' })} nu op 0:00.`,
  'cues-plainer':
    'Kleuren, lettertypen, namen van sprekers of posities zijn verwijderd, omdat dit formaat die niet kent.',
  pages: (note) => `${countPages(note.count)}.`,
  sides: ({ pages, sides }) => `${countPages(pages)} op ${count(sides, 'zijde', 'zijden')}.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    `${count(note.count, 'afbeelding of kleurverloop blijft', 'afbeeldingen of kleurverlopen blijven')} in kleur.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${countPages(pages)}: geen verschillen gevonden.`
      : `${different} van ${countPages(pages)} ${counted(different, { one: 'is', other: 'zijn' })} anders.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'handtekening', 'handtekeningen')} verwijderd: handtekeningen gelden alleen voor het originele bestand.`,
  'standards-unchecked': ({ standards }) =>
    `In het bestand staat nog steeds dat het voldoet aan ${listOf(standards)}. Dat is niet gecontroleerd.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'formulierveld', 'formuliervelden')} hernoemd, omdat een eerder bestand al velden met die naam heeft.`,
  'attachments-removed': (note) => `${count(note.count, 'bijlage', 'bijlagen')} verwijderd.`,
  'articles-removed': (note) =>
    `${count(note.count, 'artikel', 'artikelen')} verwijderd, omdat delen ervan op pagina’s staan die niet in dit bestand zitten.`,
  'output-intents-differ':
    'Een later bestand heeft een ander kleurprofiel voor de uitvoer dan het eerste. Het blijft bij die pagina’s, maar niet alle programma’s gebruiken het daar.',
  'portfolio-removed': 'De bestandslijst van een portfolio is verwijderd: het resultaat toont de pagina’s ervan.',
  'program-data-removed': 'Miniaturen, of gegevens die een programma voor zichzelf bewaarde, zijn verwijderd.',
  'above-limit': ({ limit }) => `Eén enkele pagina is al groter dan ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'veld', 'velden')} ingevuld.`,
  'not-as-form-asks': ({ fields }) =>
    `Opgeslagen zoals je het hebt getypt, hoewel het formulier om een andere notatie vraagt: ${listOf(fields.map(({ label, example }) => `‘${label}’ (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput heeft geen lettertype voor deze tekens. Velden waarin ze staan, worden getekend door de PDF-lezer die het bestand opent: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Geschreven ${onPages(pages)}.`,
  flattened: (note) => `${count(note.count, 'veld of opmerking', 'velden en opmerkingen')} in de pagina’s getekend.`,
  'letters-replaced': ({ letters }) =>
    `Sommige tekens in velden kunnen hier niet worden getekend en zijn vraagtekens geworden: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'opmerking', 'opmerkingen')} verwijderd: media, bestanden of iets wat niet te tekenen is.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'opmerking', 'opmerkingen')} ongewijzigd behouden: media, bestanden of iets wat niet te tekenen is.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'gebied', 'gebieden')} verwijderd op ${countPages(pages)}, samen met alle metadata, scripts en miniaturen.`,
  'pages-as-pictures': ({ pages }) =>
    `${pages.length === 1 ? `Pagina ${pages[0]} is nu een afbeelding` : `Pagina ${listOf(pages.map(String))} zijn nu afbeeldingen`} zonder doorzoekbare tekst, omdat iets daar niet gedeeltelijk kon worden verwijderd.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Niet in de tekst van dit bestand: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'woord op verborgen lagen is', 'woorden op verborgen lagen zijn')} weggelaten, omdat de pagina’s ze niet tonen.`,
  'still-there': ({ words, places }) =>
    `Staat nog in het bestand: ${quoted(words)} (${readPlaces(places)}). Kijk daar ook.`,
  'hidden-not-removed': 'Alles buiten het kader is verborgen, maar zit nog in het bestand.',
  'pages-not-found': ({ stated, found }) =>
    `${count(stated - found, 'pagina kon', 'pagina’s konden')} door schade niet worden gevonden.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Een XFA-formulier is verwijderd, dat alleen programma’s van Adobe kunnen tonen. Dit zijn de pagina’s die alle andere programma’s tonen.'
      : 'Een XFA-formulier is verwijderd; de pagina’s blijven zoals ze zijn.',
};

export function describeNote(note: Note): string {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
}
