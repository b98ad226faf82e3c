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

/** For what a file should have: “vídeo o audio”. */
const wantedTracks: typeof trackWords = { ...trackWords, 'video-or-audio': 'vídeo o audio' };

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Este archivo está vacío.', hint: 'Tiene 0 bytes. Cópialo o descárgalo otra vez.' },
  'unknown-format': {
    title: 'Stayput no sabe qué tipo de archivo es este.',
    hint: 'Sus primeros bytes no corresponden a ningún formato que se pueda abrir aquí. Comprueba si lo abre otro programa.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'Esta es la lista de reproducción de una emisión (HLS). Solo enumera los fragmentos de un vídeo.',
    hint: `Suéltala otra vez junto con sus fragmentos${pieceNames(first, last)}, o suelta la carpeta que los contiene todos. No se descarga nada de la red.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Esta lista de reproducción tiene ${count(all, 'archivo')}, y faltan algunos: ${listOf([...names, ...(more > 0 ? [`${more} más`] : [])])}.`,
    hint: 'Suéltala otra vez junto con sus fragmentos, o suelta la carpeta que los contiene todos. No se descarga nada de la red.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `No se usó ${name}: es ${streamParts[part]} de la emisión.`,
    hint: 'De una emisión se usan el mejor vídeo y el audio principal.',
  }),
  'wrong-stream-key': {
    title: 'Los fragmentos de esta emisión están cifrados, y la clave no los abre.',
    hint: 'Puede que la clave sea de otra emisión. Descárgala otra vez.',
  },
  'piece-without-start': {
    title: 'Este es un fragmento de una emisión. No se puede abrir sin el principio de la emisión.',
    hint: 'Suéltalo junto con los demás fragmentos y su lista de reproducción (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `Esta herramienta no puede abrir archivos ${format}.`,
    hint: `Prueba una de las herramientas para ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Este archivo está dañado o incompleto.',
    hint: `Empieza como ${format}, pero no se puede leer hasta el final. Cópialo o descárgalo otra vez.`,
  }),
  'corrupt-playlist': {
    title: 'Esta lista de reproducción está dañada o incompleta.',
    hint: 'Cópiala o descárgala otra vez.',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `Este ${format} está guardado ${describeCoding(coding)}, y eso no se puede leer aquí.`,
    hint: 'Guárdalo otra vez con el programa con el que se creó: como RGB con 8 o 16 bits por canal y una compresión común o ninguna, o como PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Este archivo necesita más memoria de la que tiene el navegador.',
    hint: `Necesita ${isMore ? '' : 'unos '}${describeAtLeast(needed, isMore)}, y hay disponibles unos ${describeSize(available)}.`,
  }),
  'out-of-memory': {
    title: 'El navegador se quedó sin memoria mientras trabajaba con este archivo.',
    hint: 'Cierra otras pestañas y programas y vuelve a intentarlo, o usa un archivo más pequeño.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Sin comprimir, este archivo ocupa más de ${describeSize(limit)}.`,
    hint: 'Es más de lo que se puede abrir aquí.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Este ${format} repite sus propias partes demasiadas veces para poder dibujarlo.`,
    hint: `Sus partes contienen otras partes, así que un archivo pequeño se vuelve enorme. Si te fías de él, guárdalo como PNG o como un ${format} más sencillo con el programa con el que se creó.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Una parte de este ${format} está en otro archivo (${name}).`,
    hint: 'Aquí no se descarga nada. Guárdalo con todo en un solo archivo desde el programa con el que se creó.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} admite como máximo ${describeWhole(limit)} píxeles de ancho y de alto; esta imagen tiene ${width} × ${height}.`,
    hint: 'Elige otro formato, o cambia antes el tamaño de la imagen.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} O quítalo de la lista y sigue con los demás.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Paso ${step} (${title})`, problem),
  'no-mark': { title: 'No hay nada que poner en la imagen.', hint: 'Elige una imagen o escribe un texto.' },
  'bad-mark': {
    title: 'La imagen para la marca de agua o la firma no se puede leer.',
    hint: 'Elige un PNG, JPEG o WebP.',
  },
  'bad-cover': {
    title: 'La imagen de la carátula no es JPEG ni PNG.',
    hint: 'Los reproductores solo muestran carátulas JPEG y PNG. Conviértela antes.',
  },
  'no-frames': ({ frames }) => ({
    title: `No existe ese fotograma: este archivo tiene ${count(frames, 'fotograma')}.`,
    hint: 'Elige un intervalo que empiece antes del último fotograma.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'El recuadro de recorte está fuera de esta imagen.',
    hint: `La imagen tiene ${width} × ${height} píxeles. Mueve el recuadro, o recorta por partes del ancho y el alto.`,
  }),
  'camera-raw': {
    title: 'Este archivo RAW de cámara no tiene una vista previa lo bastante grande.',
    hint: 'Los datos RAW no se pueden revelar aquí. Expórtalo antes como TIFF o JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Este archivo no se puede reducir aquí a menos de ${describeSize(smallest)}, y pediste ${describeSize(limit)}.`,
    hint: 'Elige un tamaño mayor u otro formato.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `Los metadatos de este archivo ${format} no se pueden quitar sin recodificarlo.`,
    hint: 'Conviértelo a otro formato, que quita los metadatos, o elige conservarlo todo.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `Este navegador no puede escribir ${format}${isAnimated ? ' animado' : ''} con estos ajustes.`,
    hint: 'Elige otro formato, o usa otro navegador.',
  }),
  'encoder-failed': {
    title: 'Este navegador no pudo codificar el resultado.',
    hint: 'Tu archivo no ha cambiado. Elige otro formato, un tamaño menor o una calidad más baja, o usa otro navegador.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Este navegador no puede decodificar ${describeCodec(undecodable)}.`,
    hint: `No se cambió nada. Puede que otro navegador sí pueda. También lo convierten programas como ${anyOf(programs)}.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Este sitio no puede decodificar ${describeCodec(undecodable)}.`,
    hint: `No se cambió nada, y otro navegador no ayudaría. Puede que lo conviertan programas como ${anyOf(programs)}.`,
  }),
  'no-track': ({ track }) => ({
    title: `En este archivo no hay ${trackWords[track]}.`,
    hint: `Elige un archivo que tenga ${wantedTracks[track]}.`,
  }),
  'only-subtitles': {
    title: 'En este archivo no hay vídeo ni audio, solo subtítulos.',
    hint: 'Elige un archivo que tenga vídeo o audio.',
  },
  'no-packets': ({ track }) => ({
    title: `Este archivo anuncia ${wantedTracks[track]}, pero no lo contiene.`,
    hint: 'Puede que esté incompleto, o que sea un fragmento de una emisión. Suéltalo junto con los demás fragmentos y su lista de reproducción (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'No hay nada entre estos tiempos.',
    hint: `El archivo dura ${describeDuration(duration)}. Elige un inicio anterior a su final.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Este archivo tiene ${describeAtLeast(size, isMore)} de texto, y el límite es ${describeSize(most)}.`,
    hint: 'Los subtítulos de una película ocupan muchísimo menos, así que puede que sea otra cosa.',
  }),
  'no-cues': {
    title: 'En este archivo no hay subtítulos con tiempos válidos.',
    hint: 'Cada subtítulo tiene una línea como 00:00:01.000 --> 00:00:02.000, con su texto debajo.',
  },
  'too-many-cues': (facts) => ({
    title: `Este archivo tiene ${count(facts.count, 'subtítulo')}, y son demasiados.`,
    hint: 'Ninguna película tiene tantos. Divide el archivo.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `No quedaría ningún subtítulo en el ${format}: todos terminarían antes del principio.`,
    hint: 'Desplázalos menos.',
  }),
  'nothing-read': {
    title: 'No se encontró texto.',
    hint: 'Comprueba el idioma, o usa un escaneo o una imagen más nítidos.',
  },
  'no-subtitles': { title: 'Aún no hay subtítulos que añadir.', hint: 'Elige un archivo SRT o WebVTT.' },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Ningún archivo de subtítulos se llama como este vídeo.',
    hint: `Ponles el nombre del vídeo, como ${stem}.srt o ${stem}.es.srt, o elige añadirlos todos a cada vídeo.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Todos los subtítulos de ${name} empiezan después del final de este vídeo.`,
    hint: 'Puede que sean de otra película. Para desplazarlos, usa Convertir subtítulos.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `Los subtítulos de este archivo son imágenes (${codecs.join(', ')}).`,
    hint: 'Aquí no se pueden pasar a texto. Un programa como Subtitle Edit sí puede.',
  }),
  'several-codings': ({ track }) => ({
    title: `La codificación cambia a mitad de este archivo (${wantedTracks[track]}): se unieron grabaciones sin recodificar.`,
    hint: 'Aquí solo se puede leer una codificación, y el resto saldría mal. Convierte antes el archivo con VLC o HandBrake.',
  }),
  'copy-protected': {
    title: 'El vídeo o el audio de este archivo está cifrado.',
    hint: 'Solo se reproduce en un reproductor que tenga la clave. No se cambió nada.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'No hay espacio suficiente en disco para el resultado.',
    hint: `Necesita unos ${describeSize(needed)}, y hay ${describeSize(available)} libres. Libera espacio y vuelve a intentarlo.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'El resultado no cabe en la memoria, y este navegador no deja que el sitio escriba en el disco.',
    hint: `Puede llegar a ocupar ${describeSize(needed)}. Las ventanas privadas muchas veces no tienen disco: abre esta página en una ventana normal, o en otro navegador.`,
  }),
  'disk-full': {
    title: 'El navegador se quedó sin espacio en disco mientras escribía el resultado.',
    hint: 'El disco está lleno, o el navegador ha llegado a su límite para este sitio. Libera espacio, o usa una ventana normal si esta es privada, y vuelve a intentarlo.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'El navegador no pudo escribir el resultado en el disco.',
    hint: `Vuelve a intentarlo, o usa una ventana normal si esta es privada. El navegador dice: ${cause}`,
  }),
  unreadable: {
    title: 'Este archivo ya no se puede leer.',
    hint: 'Se movió, se cambió o se eliminó después de que lo eligieras, o es una carpeta. Elígelo otra vez.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Estos archivos no se pudieron enviar a la otra herramienta.',
    hint: `El navegador no los guardó (${cause}). Guarda antes tus resultados, abre la otra herramienta y elige allí los archivos.`,
  }),
  'not-handed-over': {
    title: 'Faltan los archivos de la página anterior.',
    hint: 'Elígelos aquí. Si eran resultados, vuelve y guárdalos antes.',
  },
  'not-kept': {
    title: 'Los archivos de esta página ya no están.',
    hint: 'Puede que fueran demasiado grandes para guardarlos, o que tu navegador los haya quitado. Elígelos otra vez.',
  },
  'timed-out': {
    title: 'El trabajo con este archivo se quedó atascado y se detuvo.',
    hint: 'No se cambió nada. Puede que el archivo esté dañado, o que este dispositivo estuviera demasiado ocupado. El trabajo sigue con los demás archivos.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Algo salió mal por nuestra parte.',
    hint: 'Tu archivo no ha cambiado.',
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
