import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import type * as english from '#words/repairs.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'Mancava l’intestazione.',
  beforeHeader: (bytes) =>
    `${count(bytes, 'byte in più prima dell’intestazione è stato rimosso', 'byte in più prima dell’intestazione sono stati rimossi')}.`,
  end: () => 'Mancava la fine del file.',
  search: () => 'L’elenco degli oggetti era danneggiato, quindi sono stati cercati in tutto il file.',
  crossReference: (times) =>
    `L’elenco degli oggetti, o il blocco che lo segue, aveva ${count(times, 'errore', 'errori')}.`,
  places: (times) => `${count(times, 'oggetto non era', 'oggetti non erano')} dove dice l’elenco.`,
  objects: (times) => `${count(times, 'oggetto aveva', 'oggetti avevano')} errori di sintassi.`,
  lost: (times) => `${count(times, 'oggetto illeggibile è stato rimosso', 'oggetti illeggibili sono stati rimossi')}.`,
  lengths: (times) => `${count(times, 'stream aveva', 'stream avevano')} la lunghezza sbagliata.`,
  streams: (times) =>
    `${count(times, 'stream aveva', 'stream avevano')} dati danneggiati: è stato tenuto ciò che si poteva decomprimere.`,
  unmarked: (times) => `${count(times, 'stream non aveva', 'stream non avevano')} l’indicatore di fine.`,
  changed: (times) =>
    `${count(times, 'stream aveva', 'stream avevano')} un checksum sbagliato: parte dei dati potrebbe essere cambiata.`,
  unused: (times) =>
    `${count(times, 'stream danneggiato e mai usato è stato rimosso', 'stream danneggiati e mai usati sono stati rimossi')}.`,
  pictureStarts: (times) =>
    `${count(times, 'immagine aveva', 'immagini avevano')} dati in più all’inizio, che sono stati rimossi.`,
  pageSearch: () => 'Niente portava alle pagine, quindi sono nell’ordine dei loro numeri di oggetto.',
  root: () => 'Il catalogo non indicava l’inizio dell’albero delle pagine.',
  loops: (times) =>
    `L’albero delle pagine tornava su sé stesso ${times === 1 ? 'una volta' : `${describeWhole(times)} volte`}.`,
  kids: (times) =>
    `L’albero delle pagine elencava ${count(times, 'pagina o parte che mancava', 'pagine o parti che mancavano')}.`,
  types: (times) => `${count(times, 'parte', 'parti')} dell’albero delle pagine senza tipo.`,
  inside: (times) =>
    `${count(times, 'pagina era dentro l’albero delle pagine e ora è a parte', 'pagine erano dentro l’albero delle pagine e ora sono a parte')}.`,
  again: (times) =>
    `${count(times, 'pagina compariva più di una volta e ora è a parte', 'pagine comparivano più di una volta e ora sono a parte')}.`,
  counts: (times) => `${count(times, 'parte dell’albero contava', 'parti dell’albero contavano')} male le pagine.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${count(times, 'stream non si può decomprimere e resta com’era: i lettori PDF non possono usarlo', 'stream non si possono decomprimere e restano com’erano: i lettori PDF non possono usarli')}.`,
  pictures: (times) =>
    `${count(times, 'immagine non si può decodificare e resta com’era', 'immagini non si possono decodificare e restano com’erano')}: lì i lettori PDF non mostrano nulla.`,
  pixels: (times) =>
    `${count(times, 'immagine ha dati danneggiati e resta com’era', 'immagini hanno dati danneggiati e restano com’erano')}: alcune parti potrebbero vedersi male.`,
  contents: (times) =>
    `${count(times, 'pagina ha errori in ciò che la disegna', 'pagine hanno errori in ciò che le disegna')}: i lettori PDF saltano quello che non sanno leggere.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['Nessun danno trovato. Il file è stato riscritto comunque.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`Il file dovrebbe avere ${count(statedPages, 'pagina', 'pagine')}; pagine trovate: ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['Ancora da sistemare:', ...told(left, remaining)] : []),
    `Controllato: ${count(checked.objects, 'oggetto', 'oggetti')}, ${count(checked.streams, 'stream')}, ${count(pages, 'pagina', 'pagine')}.`,
    ...(unchecked.pictures > 0
      ? [
          `È stato controllato solo l’inizio di ${count(unchecked.pictures, 'immagine', 'immagini')} con codifica JPEG, JPEG 2000, JBIG2 o fax.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Non controllato: ${count(unchecked.streams, 'stream troppo grande per decomprimerlo qui, o compresso', 'stream troppo grandi per decomprimerli qui, o compressi')} in un modo sconosciuto.`,
        ]
      : []),
    ...(wasLinearized
      ? ['Il file era ordinato per mostrare subito la prima pagina (linearizzato). Il risultato non lo è.']
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
