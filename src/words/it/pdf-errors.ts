import type * as english from '#words/pdf-errors.ts';
import { describeNumber, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import type { ErrorTable } from './problem.ts';
import { describeScans, describeUnnamed, readScans } from './readings.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Usa prima “${readScans}”, oppure copri quei punti disegnando delle aree.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Coprile disegnando delle aree.`;
  return 'Il testo dentro le immagini non si può trovare. Coprilo disegnando delle aree.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Questo file è protetto da una password.',
    hint: 'Inserisci la password per aprirlo. Resta su questo dispositivo, come il file.',
  },
  'wrong-password': {
    title: 'Questa non è la password del file.',
    hint: 'Controlla le maiuscole. Un file può avere due password, e vanno bene entrambe.',
  },
  'unknown-lock': {
    title: 'Questo file è protetto da un certificato o da un servizio di gestione dei diritti, non da una password.',
    hint: 'Aprilo con il programma per cui è stato creato e salvalo senza protezione.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `La pagina ${describeWhole(page)} non esiste: questo file ha ${count(pages, 'pagina', 'pagine')}.`,
    hint: 'Le pagine si contano da 1, e “last” è l’ultima.',
  }),
  'no-pages': { title: 'In questo file non ci sono pagine.', hint: 'Copialo o scaricalo di nuovo.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `La pagina ${page} è troppo grande per questa risoluzione. Pixel necessari: ${describeNumber(wanted)}.`,
    hint: `Il massimo di pixel è ${describeNumber(most)}. Scegli una risoluzione più bassa, oppure escludi questa pagina.`,
  }),
  'unread-page': ({ page }) => ({
    title: `Il contenuto della pagina ${page} non si può leggere.`,
    hint: 'È danneggiato, o compresso in un modo sconosciuto. Elimina questa pagina, oppure copia o scarica di nuovo il file.',
  }),
  'no-pages-left': { title: 'Non resterebbe nessuna pagina.', hint: 'Mantieni almeno una pagina.' },
  'no-signature': {
    title: 'Non c’è ancora una firma.',
    hint: 'Disegnala, scrivi il tuo nome o scegli un’immagine.',
  },
  'no-key': {
    title: 'Non c’è ancora una chiave.',
    hint: 'Scegli un file .p12 o .pfx, oppure file PEM con la chiave privata e il suo certificato.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} non è una chiave o un certificato che si possa leggere qui.`,
    hint: 'Usa un file .p12 o .pfx, oppure file PEM. Se la tua chiave è su una carta o un token, non si può usare in una pagina web.',
  }),
  'no-key-password': {
    title: 'Questa chiave è protetta da una password.',
    hint: 'Inserisci la password della chiave. Resta su questo dispositivo, come la chiave.',
  },
  'wrong-key-password': {
    title: 'Questa non è la password della chiave.',
    hint: 'Controlla le maiuscole. È la password impostata quando la chiave è stata esportata.',
  },
  'no-private-key': {
    title: 'In questi file non c’è una chiave privata.',
    hint: 'Con il solo certificato non si può firmare. Scegli anche il file con la chiave privata, oppure un .p12 o .pfx che li contenga entrambi.',
  },
  'no-certificate': {
    title: 'In questi file non c’è un certificato per questa chiave.',
    hint: 'Scegli anche il file con il certificato, oppure un .p12 o .pfx che li contenga entrambi.',
  },
  'unsupported-key': {
    title: 'Questo tipo di chiave non è accettato.',
    hint: 'Vanno bene le chiavi RSA e quelle ECDSA su P-256, P-384 e P-521.',
  },
  'certificate-expired': ({ end }) => ({
    title: `Questo certificato è scaduto. Data di scadenza: ${end}.`,
    hint: 'Una firma fatta adesso con questo certificato non sarebbe valida. Richiedine uno nuovo.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Questo certificato non è ancora valido. Inizio della validità: ${start}.`,
    hint: 'Aspetta quella data, oppure controlla la data di questo dispositivo.',
  }),
  'signing-encrypted': {
    title: 'Questo file è cifrato, e qui i file cifrati non si possono firmare.',
    hint: 'Prima togli la protezione con “Sblocca PDF”, poi firmalo. Così si rimuovono anche le firme già presenti.',
  },
  'signing-damaged': {
    title: 'Questo file è danneggiato, quindi una firma non sarebbe affidabile.',
    hint: 'Prima riparalo con “Ripara PDF”, poi firmalo. Così si rimuovono anche le firme già presenti.',
  },
  'signing-not-allowed': {
    title: 'L’autore di questo file non permette altre firme.',
    hint: 'Un’altra firma renderebbe non valida quella dell’autore.',
  },
  'nothing-to-redact': {
    title: 'Non hai scelto nulla da rimuovere.',
    hint: 'Disegna delle aree sulle pagine, oppure inserisci le parole da cercare.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Queste parole non si trovano ${scans.length > 0 ? 'nel testo di' : 'in'} questo file: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': {
    title: 'Questa espressione regolare non è valida.',
    hint: 'Correggila oppure svuota il campo.',
  },
  'no-matches': (facts) => ({
    title: 'Niente di quello che cerchi si trova nel testo di questo file.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Della pagina ${page} non resterebbe nulla.`,
    hint: 'Scegli un’area più grande, oppure escludi questa pagina.',
  }),
  'no-pages-chosen': { title: 'Nessuna pagina selezionata.', hint: 'Selezionane almeno una.' },
  'not-two-files': ({ files }) => ({
    title: `Per il confronto servono due file, e qui ${files === 1 ? 'ce n’è' : 'ce ne sono'} ${files}.`,
    hint: 'Lascia solo la versione precedente e quella nuova, in quest’ordine.',
  }),
  'no-outline': {
    title: 'Questo file non ha segnalibri in base a cui dividerlo.',
    hint: 'Dividilo per pagine o per dimensione.',
  },
  'no-text': {
    title: 'In questo file non c’è testo.',
    hint: `Se le sue pagine sono scansioni, usa prima “${readScans}”.`,
  },
  'no-pictures': {
    title: 'In questo file non ci sono immagini.',
    hint: 'Per trasformare pagine intere in immagini, usa “Da PDF a immagini”.',
  },
  'no-words': { title: 'Non c’è ancora un testo.', hint: 'Inserisci il testo da scrivere sulle pagine.' },
  'unwritable-text': ({ characters }) => ({
    title: `Qui questi caratteri non si possono scrivere su una pagina: ${characters.join(' ')}`,
    hint: 'Vanno bene i caratteri latini, greci, cirillici, armeni e georgiani. Togli gli altri.',
  }),
  'no-password': {
    title: 'Non c’è ancora una password.',
    hint: 'Inserisci la password con cui proteggere il file.',
  },
} satisfies Partial<ErrorTable> & Words<typeof english.pdfErrors>;
