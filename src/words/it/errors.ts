import type { Failure } from '#errors/errors.ts';
import type * as english from '#words/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

/** For what a file should have: “video o audio”. */
const wantedTracks: typeof trackWords = { ...trackWords, 'video-or-audio': 'video o audio' };

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Questo file è vuoto.', hint: 'Ha 0 byte. Copialo o scaricalo di nuovo.' },
  'unknown-format': {
    title: 'Stayput non riconosce questo tipo di file.',
    hint: 'I suoi primi byte non corrispondono a nessun formato che si possa aprire qui. Controlla se un altro programma lo apre.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'Questa è la playlist di uno streaming (HLS). Elenca soltanto i pezzi di un video.',
    hint: `Trascinala di nuovo insieme ai suoi pezzi${pieceNames(first, last)}, oppure trascina la cartella che contiene tutto. Dalla rete non viene scaricato nulla.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Questa playlist elenca ${count(all, 'file')}, e alcuni mancano: ${listOf([...names, ...(more > 0 ? [more === 1 ? 'un altro' : `altri ${more}`] : [])])}.`,
    hint: 'Trascinala di nuovo insieme ai suoi pezzi, oppure trascina la cartella che contiene tutto. Dalla rete non viene scaricato nulla.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name} non è stato usato: è ${streamParts[part]} dello streaming.`,
    hint: 'Di uno streaming si usano il video migliore e l’audio principale.',
  }),
  'wrong-stream-key': {
    title: 'I pezzi di questo streaming sono cifrati, e la chiave non li apre.',
    hint: 'Forse la chiave è di un altro streaming. Scaricala di nuovo.',
  },
  'piece-without-start': {
    title: 'Questo è un pezzo di uno streaming. Senza l’inizio dello streaming non si può aprire.',
    hint: 'Trascinalo insieme agli altri pezzi e alla loro playlist (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `Questo strumento non può aprire file ${format}.`,
    hint: `Prova uno degli strumenti per ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Questo file è danneggiato o incompleto.',
    hint: `Comincia come ${format}, ma non si può leggere fino alla fine. Copialo o scaricalo di nuovo.`,
  }),
  'corrupt-playlist': {
    title: 'Questa playlist è danneggiata o incompleta.',
    hint: 'Copiala o scaricala di nuovo.',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `Questo ${format} è salvato ${describeCoding(coding)}, e qui non si può leggere.`,
    hint: 'Salvalo di nuovo nel programma che l’ha creato: in RGB con 8 o 16 bit per canale e una compressione comune o nessuna, oppure come PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Questo file richiede più memoria di quella che ha il browser.',
    hint: `Memoria necessaria: ${isMore ? '' : 'circa '}${describeAtLeast(needed, isMore)}; disponibile: circa ${describeSize(available)}.`,
  }),
  'out-of-memory': {
    title: 'Il browser ha esaurito la memoria mentre lavorava su questo file.',
    hint: 'Chiudi altre schede e altri programmi e riprova, oppure usa un file più piccolo.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Una volta decompresso, questo file supera ${describeSize(limit)}.`,
    hint: 'È più di quanto si possa aprire qui.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Questo ${format} ripete le proprie parti troppe volte per poter essere disegnato.`,
    hint: `Le sue parti contengono altre parti, quindi un file piccolo diventa enorme. Se ti fidi, salvalo come PNG o come ${format} più semplice nel programma che l’ha creato.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Una parte di questo ${format} si trova in un altro file (${name}).`,
    hint: 'Qui non viene scaricato nulla. Nel programma che l’ha creato, salvalo con tutto in un solo file.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} può avere al massimo ${describeWhole(limit)} pixel in larghezza e in altezza; questa immagine ne ha ${width} × ${height}.`,
    hint: 'Scegli un altro formato, oppure prima ridimensiona l’immagine.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Oppure rimuovilo dall’elenco e continua con gli altri.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Passaggio ${step} (${title})`, problem),
  'no-mark': { title: 'Non c’è nulla da mettere sull’immagine.', hint: 'Scegli un’immagine o scrivi un testo.' },
  'bad-mark': {
    title: 'L’immagine per la filigrana o la firma non si può leggere.',
    hint: 'Scegli un PNG, JPEG o WebP.',
  },
  'bad-cover': {
    title: 'L’immagine di copertina non è né JPEG né PNG.',
    hint: 'I lettori mostrano solo copertine JPEG e PNG. Prima convertila.',
  },
  'no-frames': ({ frames }) => ({
    title: `Quel fotogramma non esiste: questo file ha ${count(frames, 'fotogramma', 'fotogrammi')}.`,
    hint: 'Scegli un intervallo che cominci prima dell’ultimo fotogramma.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'Il riquadro di ritaglio è fuori da questa immagine.',
    hint: `L’immagine è di ${width} × ${height} pixel. Sposta il riquadro, oppure ritaglia in proporzione alla larghezza e all’altezza.`,
  }),
  'camera-raw': {
    title: 'Questo file RAW non contiene un’anteprima abbastanza grande da usare.',
    hint: 'Qui i dati RAW non si possono sviluppare. Prima esportalo come TIFF o JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Qui questo file non può scendere sotto ${describeSize(smallest)}, e tu hai chiesto ${describeSize(limit)}.`,
    hint: 'Scegli una dimensione maggiore o un altro formato.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `I metadati di questo file ${format} non si possono rimuovere senza ricodificarlo.`,
    hint: 'Convertilo in un altro formato, così i metadati vengono rimossi, oppure scegli di conservare tutto.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `Questo browser non può scrivere ${format}${isAnimated ? ' animato' : ''} con queste impostazioni.`,
    hint: 'Scegli un altro formato o usa un altro browser.',
  }),
  'encoder-failed': {
    title: 'Questo browser non è riuscito a codificare il risultato.',
    hint: 'Il tuo file non è cambiato. Scegli un altro formato, dimensioni più piccole o una qualità più bassa, oppure usa un altro browser.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Questo browser non può decodificare ${describeCodec(undecodable)}.`,
    hint: `Non è stato cambiato nulla. Un altro browser forse ci riesce. Programmi come ${anyOf(programs)} possono convertire il file.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Questo sito non può decodificare ${describeCodec(undecodable)}.`,
    hint: `Non è stato cambiato nulla, e un altro browser non servirebbe. Programmi come ${anyOf(programs)} forse riescono a convertire il file.`,
  }),
  'no-track': ({ track }) => ({
    title: `Questo file non contiene ${trackWords[track]}.`,
    hint: `Scegli un file che contenga ${wantedTracks[track]}.`,
  }),
  'only-subtitles': {
    title: 'Questo file non contiene né video né audio, solo sottotitoli.',
    hint: 'Scegli un file che contenga video o audio.',
  },
  'no-packets': ({ track }) => ({
    title: `Questo file dice di contenere ${wantedTracks[track]}, ma dentro non c’è nulla.`,
    hint: 'Forse è incompleto, o è un pezzo di uno streaming. Trascinalo insieme agli altri pezzi e alla loro playlist (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'Tra questi due tempi non c’è nulla.',
    hint: `Il file dura ${describeDuration(duration)}. Scegli un inizio che venga prima della fine.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Questo file contiene ${describeAtLeast(size, isMore)} di testo, e il limite è ${describeSize(most)}.`,
    hint: 'I sottotitoli di un film sono molto più piccoli, quindi forse si tratta di altro.',
  }),
  'no-cues': {
    title: 'Questo file non contiene sottotitoli con tempi validi.',
    hint: 'Ogni sottotitolo ha una riga come 00:00:01.000 --> 00:00:02.000, con il testo sotto.',
  },
  'too-many-cues': (facts) => ({
    title: `Questo file ha ${count(facts.count, 'sottotitolo', 'sottotitoli')}: sono troppi.`,
    hint: 'Nessun film ne ha così tanti. Dividi il file.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `In ${format} non resterebbe nessun sottotitolo: finirebbero tutti prima dell’inizio.`,
    hint: 'Spostali di meno.',
  }),
  'nothing-read': {
    title: 'Nessun testo trovato.',
    hint: 'Controlla la lingua, oppure usa una scansione o un’immagine più nitida.',
  },
  'no-subtitles': { title: 'Non ci sono ancora sottotitoli da aggiungere.', hint: 'Scegli un file SRT o WebVTT.' },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Nessuno dei file di sottotitoli ha il nome di questo video.',
    hint: `Dai loro il nome del video, per esempio ${stem}.srt o ${stem}.it.srt, oppure scegli di aggiungerli tutti a ogni video.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Tutti i sottotitoli di ${name} cominciano dopo la fine di questo video.`,
    hint: 'Forse sono di un altro film. Per spostarli, usa “Converti sottotitoli”.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `I sottotitoli di questo file sono immagini (${codecs.join(', ')}).`,
    hint: 'Qui non si possono trasformare in testo. Un programma come Subtitle Edit può farlo.',
  }),
  'several-codings': ({ track }) => ({
    title: `A metà di questo file cambia la codifica (${wantedTracks[track]}): alcune registrazioni sono state unite senza ricodificarle.`,
    hint: 'Qui si può leggere una sola codifica, e il resto verrebbe rovinato. Prima converti il file con VLC o HandBrake.',
  }),
  'copy-protected': {
    title: 'Il video o l’audio di questo file è cifrato.',
    hint: 'Si può riprodurre solo in un lettore che ha la chiave. Non è stato cambiato nulla.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'Non c’è abbastanza spazio su disco per il risultato.',
    hint: `Spazio necessario: circa ${describeSize(needed)}; libero: ${describeSize(available)}. Libera spazio e riprova.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'Il risultato è troppo grande per la memoria, e questo browser non permette al sito di scrivere su disco.',
    hint: `Può arrivare a ${describeSize(needed)}. Le finestre in incognito spesso non hanno un disco: apri questa pagina in una finestra normale o in un altro browser.`,
  }),
  'disk-full': {
    title: 'Il browser ha esaurito lo spazio su disco mentre scriveva il risultato.',
    hint: 'Il disco è pieno, oppure il browser ha raggiunto il suo limite per questo sito. Libera spazio o, se questa è una finestra in incognito, usane una normale, poi riprova.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'Il browser non è riuscito a scrivere il risultato su disco.',
    hint: `Riprova o, se questa è una finestra in incognito, usane una normale. Il browser dice: ${cause}`,
  }),
  unreadable: {
    title: 'Questo file non si può più leggere.',
    hint: 'È stato spostato, modificato o eliminato dopo che l’hai scelto, oppure è una cartella. Sceglilo di nuovo.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Non è stato possibile passare questi file all’altro strumento.',
    hint: `Il browser non li ha conservati (${cause}). Prima salva i risultati, poi apri l’altro strumento e scegli lì i file.`,
  }),
  'not-handed-over': {
    title: 'Mancano i file della pagina precedente.',
    hint: 'Sceglili qui. Se erano risultati, torna indietro e prima salvali.',
  },
  'not-kept': {
    title: 'I file di questa pagina non ci sono più.',
    hint: 'Forse erano troppo grandi per conservarli, o il browser li ha rimossi. Sceglili di nuovo.',
  },
  'timed-out': {
    title: 'L’elaborazione di questo file si è bloccata, perciò è stata interrotta.',
    hint: 'Non è stato cambiato nulla. Forse il file è danneggiato, o il dispositivo era troppo occupato. Gli altri file continuano.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Qualcosa è andato storto da parte nostra.',
    hint: 'Il tuo file non è cambiato.',
    cause,
  }),
};

export const describeFailure: Words<typeof english.describeFailure> = ({ code, facts }) => {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
};

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
