import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import type * as english from '#words/notes.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
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
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Già piccolo',
  animation: 'Comprimendo si perderebbe l’animazione',
  pages: 'Comprimendo si perderebbero tutte le pagine tranne la prima',
  'not-encrypted': 'Non era protetto',
  'no-changes': 'Non è stato cambiato nulla',
  'no-areas': 'Non è stata disegnata nessuna area',
  'no-fields': 'Non ha campi modulo',
  'xfa-alone': 'È un modulo XFA, che solo i programmi di Adobe sanno compilare',
  'has-text': 'Tutte le pagine hanno già del testo',
  'nothing-to-flatten': 'Non ha campi modulo né commenti',
};

const fixed = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');
const short = (number: number, digits: number) => String(Number(number.toFixed(digits))).replace('.', ',');

/** ` Larghezza: 8 pixel in meno, fino al bordo di un blocco JPEG.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${side === 'width' ? 'Larghezza' : 'Altezza'}: ${count(Math.abs(pixels), 'pixel')} in ${pixels > 0 ? 'meno' : 'più'}, fino al bordo di un blocco JPEG.`,
    )
    .join('');

const trackNames: Record<NamedTrack['type'], string> = { video: 'video', audio: 'audio', subtitles: 'sottotitoli' };

const otherParts = { transparency: 'trasparenza', chapters: 'capitoli', data: 'dati', programme: 'un altro programma' };

/** `audio AAC`, `trasparenza`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${trackNames[part.type]} ${part.codec}` : trackNames[part.type];
    case 'subtitles':
      return part.codec ? `sottotitoli in ${part.codec}` : 'sottotitoli';
    case 'transparency':
    case 'chapters':
    case 'data':
    case 'programme':
      return otherParts[part.type];
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} non lo permette`;
    case 'one-place':
      return `${formats[loss.container].name} può contenere una sola traccia di questo tipo`;
    case 'not-written':
      return `qui i capitoli non si scrivono in ${formats[loss.container].name}`;
    case 'no-decoder':
      return 'questo browser non sa decodificare il formato';
    case 'no-encoder':
      return 'questo browser non sa codificare il formato';
    case 'not-read':
      return 'qui la lettura non è possibile';
    case 'pictures':
      return 'sono immagini, che qui non si possono trasformare in testo';
    case 'times':
      return 'i tempi non corrisponderebbero più';
    case 'not-main':
      return 'si modificano solo le tracce principali';
    case 'joined':
      return 'i video uniti non ne hanno';
    case 'black':
      return 'qui diventa nera';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} in ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'nomi dei livelli',
  'page-labels': 'etichette delle pagine',
  outline: 'segnalibri',
  fields: 'campi modulo',
  comments: 'commenti',
  links: 'link',
  attachments: 'file allegati',
  metadata: 'metadati',
  'program-data': 'dati di altri programmi',
  names: 'tag e altri nomi',
  'hidden-drawings': 'disegni nascosti',
};

function describePlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

/** The sentence beside a result, for every note that an engine can return. */
export const notes: typeof english.notes = {
  step: ({ step, title }) => `Passaggio ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Lettura saltata perché il testo c’è già: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `Nessun testo trovato ${onPages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Lettura saltata a causa di danni: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'questa è la tua immagine, senza i suoi metadati.' : 'questo è il tuo file, invariato.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `Il primo di ${count(frames, 'fotogramma', 'fotogrammi')}.`,
  'first-page-only': ({ pages }) => `La prima di ${count(pages, 'pagina', 'pagine')}.`,
  'alpha-flattened': 'Le zone trasparenti ora sono bianche.',
  'page-parts-dropped':
    'Mancano le parti disegnate come una pagina web (foreignObject), spesso le etichette dei diagrammi. Esporta il disegno come PNG, o senza di esse.',
  'part-missing': ({ share }) =>
    `Il tuo file è danneggiato o incompleto: manca circa il ${Math.max(1, Math.round(share * 100))}% dell’immagine. Quella parte è stata lasciata vuota.`,
  damaged: 'Il tuo file è danneggiato: alcune parti dell’immagine potrebbero vedersi male.',
  coarse: 'Il tuo file è incompleto: l’immagine c’è tutta, ma con una qualità più bassa.',
  'fewer-colours': ({ colours }) => `Al massimo ${count(colours, 'colore', 'colori')}.`,
  'pixels-kept': ({ less }) =>
    `Nessun pixel è cambiato, perché non è stato ricodificato nulla.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Nessun pixel è cambiato: il file contiene l’indicazione di come ruotare l’immagine, che quasi tutti i programmi seguono.',
  'encoded-again': 'Ricodificato, perché questo tipo di JPEG non si può ruotare o ritagliare in altro modo.',
  quality: ({ quality }) => `Qualità ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'circa ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Immagine rimpicciolita per rientrare nel limite: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `Questa è l’anteprima salvata dalla fotocamera, ${describePixels(size)}: qui i dati RAW non si possono sviluppare.`,
  'fewer-frames': ({ frameRate }) => `Ridotto a ${Math.round(frameRate)} fotogrammi al secondo.`,
  'fonts-replaced': ({ font }) =>
    `Il testo è disegnato in ${font}, perché questa pagina non può usare i font del tuo dispositivo. Converti il testo in tracciati per mantenerne l’aspetto.`,
  'icon-sides': ({ sides }) => `Contiene l’immagine a ${listOf(sides.map(String))} pixel.`,
  'converted-to-srgb': ({ from }) => `Colori convertiti da ${from} a sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bit per canale invece di ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${count(files, 'file')}, ${describeDuration(seconds)} in tutto.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'pezzo', 'pezzi')} di una sola registrazione, messi in ordine: ${describeDuration(seconds)} in tutto.`,
  'sound-joined-by-copying':
    'L’audio è stato copiato, quindi dove due parti si incontrano si può sentire un piccolo disturbo, al massimo di 25 ms.',
  joined: ({ images, ...size }) => `${count(images, 'immagine', 'immagini')}, ${describePixels(size)} in tutto.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'fotogramma', 'fotogrammi')}, ${short(seconds, 2)} s${whole === undefined ? '' : ` invece dei ${describeDuration(whole)} che hai chiesto: è il limite per un’animazione`}.`,
  colours: ({ colours }) => count(colours.length, 'colore', 'colori'),
  'data-url': ({ length }) =>
    `${describeSize(length)} di testo.${length > longText ? ' È molto per una pagina web: un file separato può restare nella cache del browser.' : ''}`,
  'cropped-in-the-middle': 'Ritagliato al centro, perché questo browser non sa trovare la parte più interessante.',
  'hdr-dropped': 'La luminosità HDR è stata rimossa: questa è la versione standard.',
  'metadata-dropped': 'I metadati (data, fotocamera, posizione, autore) sono stati rimossi.',
  'tracks-copied': 'Copiato senza ricodificare, quindi senza perdita di qualità.',
  'tracks-transcoded': ({ tracks }) => `Ricodificato: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `Il bitrate è ${short(times, 1)} volte più alto, perché a parità di qualità ${to} ne richiede più di ${from}.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Taglio esatto senza ricodificare, quindi il video non ha perso qualità.'
      : `Taglio esatto: del video sono stati ricodificati ${fixed(seconds, 2)} s accanto ai tagli, e il resto è stato copiato.`,
  'part-dropped': ({ part, loss }) => `Rimosso: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Comincia ${fixed(-seconds, 2)} s prima: il tuo file nasconde ciò che precede il suo inizio, fino a un fotogramma chiave, e la copia lo include.`
      : `Comincia a ${fixed(seconds, 2)} s, dal fotogramma chiave precedente.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} è stato tagliato a metà di una scena: la prima immagine intera arriva dopo ${fixed(seconds, 2)} s, e fino a quel punto c’è solo l’audio.`,
  'ends-early': ({ seconds, expected }) =>
    `Finisce a ${describeDuration(seconds)}: il resto dei ${describeDuration(expected)} del tuo file non si è potuto leggere.`,
  'recordings-within': (note) =>
    `Il tuo file contiene ${note.count} registrazioni in sequenza. Sono state ${note.decoded ? 'decodificate e ' : ''}unite in una sola.`,
  'second-layer': 'L’audio è MP2, non MP3, quindi è salvato come .mp2. Non tutti i lettori musicali lo riproducono.',
  'decoded-by-browser': ({ uncertain }) =>
    `Il tuo file è stato decodificato dal lettore del browser, che non trasmette i tag.${uncertain ? ' Potrebbero mancarne delle parti: ascolta il risultato.' : ''}`,
  'cut-off': 'Il tuo file è danneggiato o incompleto: il risultato finisce dove il file si interrompe.',
  'audio-damaged': ({ name }) =>
    `${name === undefined ? 'Il tuo file' : name} è danneggiato: alcune parti dell’audio potrebbero sentirsi male.`,
  'frames-damaged': (note) =>
    `Il tuo file è danneggiato. Fotogrammi danneggiati, copiati così come sono: ${describeWhole(note.count)} di ${describeWhole(note.of)}.`,
  'edits-ignored':
    'Il tuo file contiene modifiche che cambiano l’ordine o la velocità delle sue parti. Sono state ignorate: questa è la registrazione originale.',
  loudness: ({ from, to, wanted }) =>
    `Volume: ${fixed(to, 1)} LUFS invece di ${fixed(from, 1)}.${wanted === undefined ? '' : ` A ${String(wanted).replace('.', ',')} i picchi verrebbero distorti.`}`,
  'channels-mixed': ({ from, to }) => `Ridotto da ${count(from, 'canale', 'canali')} a ${to}.`,
  cues: (note) => `${count(note.count, 'sottotitolo', 'sottotitoli')}.`,
  'subtitles-added': (note) =>
    `${count(note.count, 'sottotitolo aggiunto', 'sottotitoli aggiunti')} da ${note.name}, ${note.language ? `lingua: ${note.language}` : 'senza lingua'}.`,
  'cues-late': (note) =>
    `${count(note.count, 'sottotitolo rimosso, perché comincia', 'sottotitoli rimossi, perché cominciano')} dopo la fine del video.`,
  'read-as': ({ encoding }) =>
    `Il tuo file non dice come è codificato il suo testo, quindi è stato letto come ${encoding}. Controlla che tutte le lettere siano giuste. Il risultato è in UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Rimossi i sottotitoli senza un tempo valido, ${lines.length === 1 ? 'alla riga' : 'alle righe'} ${listOf([...lines.slice(0, 10).map(String), ...(lines.length > 10 ? [lines.length === 11 ? 'un’altra' : `altre ${lines.length - 10}`] : [])])} del tuo file.`,
  'cues-early': (note) =>
    `${count(note.count, 'sottotitolo rimosso, perché finirebbe', 'sottotitoli rimossi, perché finirebbero')} prima dell’inizio.`,
  'cues-begun': (note) =>
    `${count(note.count, 'sottotitolo comincerebbe prima di 0:00, quindi parte', 'sottotitoli comincerebbero prima di 0:00, quindi partono')} da lì.`,
  'cues-plainer': 'Sono stati rimossi colori, font, nomi di chi parla o posizioni, che questo formato non prevede.',
  pages: (note) => `${count(note.count, 'pagina', 'pagine')}.`,
  sides: ({ pages, sides }) => `${count(pages, 'pagina', 'pagine')} su ${count(sides, 'facciata', 'facciate')}.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    `${count(note.count, 'immagine o sfumatura resta', 'immagini o sfumature restano')} a colori.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'pagina', 'pagine')}: nessuna differenza trovata.`
      : `${describeWhole(different)} di ${count(pages, 'pagina', 'pagine')} con differenze.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'firma rimossa', 'firme rimosse')}: le firme valgono solo per il file originale.`,
  'standards-unchecked': ({ standards }) =>
    `Il file dichiara ancora di essere conforme a ${listOf(standards)}. Questo non è stato verificato.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'campo modulo rinominato', 'campi modulo rinominati')}, perché un file precedente ha campi con lo stesso nome.`,
  'attachments-removed': (note) => `${count(note.count, 'allegato rimosso', 'allegati rimossi')}.`,
  'articles-removed': (note) =>
    `${count(note.count, 'articolo rimosso', 'articoli rimossi')}, perché una parte si trova su pagine che non sono in questo file.`,
  'output-intents-differ':
    'Un file successivo ha un profilo colore di output diverso dal primo. Resta con le sue pagine, ma non tutti i programmi lo usano lì.',
  'portfolio-removed': 'L’elenco dei file di un portfolio PDF è stato rimosso: il risultato mostra le sue pagine.',
  'program-data-removed': 'Sono state rimosse miniature, o dati che un programma aveva salvato per sé.',
  'above-limit': ({ limit }) => `Una sola pagina occupa più di ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'campo compilato', 'campi compilati')}.`,
  'not-as-form-asks': ({ fields }) =>
    `Salvato come l’hai scritto, anche se il modulo chiede un altro formato: ${listOf(fields.map(({ label, example }) => `“${label}” (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput non ha un font per questi caratteri, quindi i campi che li contengono verranno disegnati dal lettore PDF che apre il file: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Scritto ${onPages(pages)}.`,
  flattened: (note) =>
    `${count(note.count, 'campo o commento', 'campi e commenti')} ora ${note.count === 1 ? 'fa' : 'fanno'} parte delle pagine.`,
  'letters-replaced': ({ letters }) =>
    `Alcuni caratteri nei campi non si possono disegnare qui e sono diventati punti interrogativi: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'annotazione rimossa', 'annotazioni rimosse')}: contenuti multimediali, file o altro che non si può disegnare.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'annotazione resta com’era', 'annotazioni restano com’erano')}: contenuti multimediali, file o altro che non si può disegnare.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'area eliminata', 'aree eliminate')} su ${count(pages, 'pagina', 'pagine')}, insieme a tutti i metadati, gli script e le miniature.`,
  'pages-as-pictures': ({ pages }) =>
    pages.length === 1
      ? `La pagina ${pages[0]} è diventata un’immagine senza testo ricercabile, perché qualcosa al suo interno non si poteva rimuovere in parte.`
      : `Le pagine ${listOf(pages.map(String))} sono diventate immagini senza testo ricercabile, perché qualcosa al loro interno non si poteva rimuovere in parte.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Non si trova nel testo di questo file: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'parola su livelli nascosti è stata esclusa', 'parole su livelli nascosti sono state escluse')}, perché le pagine non le mostrano.`,
  'still-there': ({ words, places }) =>
    `Ancora nel file: ${quoted(words)} (${describePlaces(places)}). Controlla anche lì.`,
  'hidden-not-removed': 'Tutto ciò che sta fuori dal riquadro è nascosto, ma si trova ancora nel file.',
  'pages-not-found': ({ stated, found }) =>
    `${count(stated - found, 'pagina non trovata', 'pagine non trovate')} a causa di danni.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'È stato rimosso un modulo XFA, che solo i programmi di Adobe sanno mostrare. Queste sono le pagine che mostrano tutti gli altri.'
      : 'È stato rimosso un modulo XFA; le pagine restano come sono.',
};

export const describeNote: Words<typeof english.describeNote> = (note) => {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
};
