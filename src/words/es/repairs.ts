import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import type * as english from '#words/repairs.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'Faltaba la cabecera.',
  beforeHeader: (bytes) =>
    `${count(bytes, 'byte de más antes de la cabecera, ya quitado', 'bytes de más antes de la cabecera, ya quitados')}.`,
  end: () => 'Faltaba el final del archivo.',
  search: () => 'La lista de objetos estaba dañada, así que se buscaron en todo el archivo.',
  crossReference: (times) => `La lista de objetos, o lo que la sigue, tenía ${count(times, 'error', 'errores')}.`,
  places: (times) => `${count(times, 'objeto no estaba', 'objetos no estaban')} donde dice la lista.`,
  objects: (times) => `${count(times, 'objeto tenía', 'objetos tenían')} errores de sintaxis.`,
  lost: (times) => `${count(times, 'objeto no se pudo leer y se quitó', 'objetos no se pudieron leer y se quitaron')}.`,
  lengths: (times) => `${count(times, 'flujo tenía', 'flujos tenían')} una longitud errónea.`,
  streams: (times) =>
    `${count(times, 'flujo tenía', 'flujos tenían')} datos dañados: se conservó lo que se pudo descomprimir.`,
  unmarked: (times) => `${count(times, 'flujo no tenía', 'flujos no tenían')} marca de fin.`,
  changed: (times) =>
    `${count(times, 'flujo tenía', 'flujos tenían')} una suma de comprobación errónea: puede que parte de los datos haya cambiado.`,
  unused: (times) =>
    `${count(times, 'flujo dañado que nada usa se quitó', 'flujos dañados que nada usa se quitaron')}.`,
  pictureStarts: (times) =>
    `${count(times, 'imagen tenía', 'imágenes tenían')} datos de más al principio, que se quitaron.`,
  pageSearch: () => 'Nada enlazaba con las páginas, así que van en el orden de sus números de objeto.',
  root: () => 'El catálogo no apuntaba al inicio del árbol de páginas.',
  loops: (times) =>
    `El árbol de páginas volvía sobre sí mismo ${times === 1 ? 'una vez' : `${describeWhole(times)} veces`}.`,
  kids: (times) =>
    `El árbol de páginas incluía ${count(times, 'página o parte que no existía', 'páginas o partes que no existían')}.`,
  types: (times) => `${count(times, 'parte', 'partes')} del árbol de páginas sin tipo.`,
  inside: (times) =>
    `${count(times, 'página estaba dentro del árbol de páginas y ahora va aparte', 'páginas estaban dentro del árbol de páginas y ahora van aparte')}.`,
  again: (times) =>
    `${count(times, 'página aparecía más de una vez y ahora va aparte', 'páginas aparecían más de una vez y ahora van aparte')}.`,
  counts: (times) => `${count(times, 'parte contaba', 'partes contaban')} mal las páginas en el árbol de páginas.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${count(times, 'flujo no se puede descomprimir y queda como estaba: los lectores de PDF no pueden usarlo', 'flujos no se pueden descomprimir y quedan como estaban: los lectores de PDF no pueden usarlos')}.`,
  pictures: (times) =>
    `${count(times, 'imagen no se puede decodificar y queda como estaba', 'imágenes no se pueden decodificar y quedan como estaban')}: los lectores de PDF no muestran nada ahí.`,
  pixels: (times) =>
    `${count(times, 'imagen tiene datos dañados y queda como estaba: puede que alguna parte se vea mal', 'imágenes tienen datos dañados y quedan como estaban: puede que algunas partes se vean mal')}.`,
  contents: (times) =>
    `${count(times, 'página tiene errores en lo que la dibuja', 'páginas tienen errores en lo que las dibuja')}: los lectores de PDF se saltan lo que no pueden leer.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['No se encontraron daños. El archivo se reescribió igualmente.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`El archivo debería tener ${count(statedPages, 'página')}; se encontraron ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['Sigue mal:', ...told(left, remaining)] : []),
    `Comprobado: ${count(checked.objects, 'objeto')}, ${count(checked.streams, 'flujo')}, ${count(pages, 'página')}.`,
    ...(unchecked.pictures > 0
      ? [
          `Solo se comprobó el principio de ${count(unchecked.pictures, 'imagen', 'imágenes')} con codificación JPEG, JPEG 2000, JBIG2 o fax.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Sin comprobar: ${count(unchecked.streams, 'flujo demasiado grande para descomprimirlo aquí, o comprimido', 'flujos demasiado grandes para descomprimirlos aquí, o comprimidos')} de forma desconocida.`,
        ]
      : []),
    ...(wasLinearized
      ? ['El archivo estaba ordenado para mostrar pronto su primera página (linealizado). El resultado no lo está.']
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
