import { locale } from '#language.ts';
import type * as english from '#words/proof.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Rechazado',
    silent: 'Rechazado sin mensaje',
    unseen: 'No se vio rechazo',
    absent: 'No en este navegador',
    untried: 'No se pudo probar',
  },
  notTried: 'Sin probar',
  silent: 'La lista de conexiones, que este navegador hace cumplir, lo rechaza.',
  gone: 'Este archivo ya no se puede leer. Elígelo otra vez.',
  taken: (bytes) => describeSize(bytes),
  again: 'Intentar otra vez',
  tried: 'vías probadas',
  refused: 'vías rechazadas',
  refusedOrAbsent: 'vías rechazadas o inexistentes',
  elsewhere: {
    title: 'Ahora prueba esta línea en cualquier otro sitio',
    how: 'Abre allí las herramientas de desarrollo (F12 en casi todos los navegadores), elige “Consola” y pégala. Dice si el texto se envió (“sent”). En este sitio dice “refused”, es decir, rechazado.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Copiar',
    what: 'la línea',
  },
  save: 'Guardar como imagen',
  unsaved: 'No se pudo crear la imagen. Comprueba que tienes conexión y vuelve a intentarlo.',
  picture: {
    name: 'archivo-en-su-sitio.png',
    told: 'Le dije a una página web que enviara mi archivo, y mi propio navegador se negó.',
    by: (browser, date, address) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds) => (holds ? 'Aquí se rechaza.' : holds === false ? 'Aquí no se rechaza.' : 'Aquí no está claro.'),
  sample: (id) => `Una muestra hecha en esta página: ${id}\n`,
  sum: ({ refused, silent, unseen, absent, untried }) => {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} con un mensaje de error`,
      ...(silent > 0 ? [`${silent} en silencio`] : []),
      ...(absent > 0 ? [`${absent} ${absent === 1 ? 'no existe' : 'no existen'} en este navegador`] : []),
      ...(untried > 0 ? [`${untried} no se ${untried === 1 ? 'pudo' : 'pudieron'} probar`] : []),
      ...(unseen > 0 ? [`en ${unseen} no se vio rechazo`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `Se bloquearon ${refused + silent} de ${all} intentos`
        : `Se bloquearon los ${all} intentos`;
    const rest = unseen + untried > 0 ? 'La lista de abajo dice cuáles.' : 'Nada de tu archivo salió.';
    return `${blocked}: ${listOf(parts)}. ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum: ({ made, refused, doubtful, received }) => {
    const done = `${count(made, 'petición hecha', 'peticiones hechas')}, ${describeSize(received)} recibidos, ${describeWhole(refused)} ${refused === 1 ? 'rechazada' : 'rechazadas'}.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'petición pudo llevar', 'peticiones pudieron llevar')} algo: la lista dice cuáles.`
      : `${done} 0 bytes de tus archivos enviados: ninguna fue a otro host, ninguna es de un tipo que pueda llevar cuerpo y ninguna tiene un signo de interrogación en su dirección.`;
  },
  fromCache: 'de la caché',
  refused: 'rechazada',
  carried: { 'another-host': 'a otro host', query: 'una consulta', body: 'un cuerpo', nothing: 'nada' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch que sobrevive a la página',
  'fetch that waits until the page is gone': 'fetch que espera a que la página se cierre',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Caché',
  image: 'Imagen',
  'image in a style': 'Imagen en un estilo',
  'image in a drawing': 'Imagen en un dibujo',
  font: 'Fuente',
  audio: 'Audio',
  'poster of a video': 'Portada de un vídeo',
  stylesheet: 'Hoja de estilos',
  script: 'Script',
  'module import': 'Importación de un módulo',
  'audio worklet': 'Audio worklet',
  prefetch: 'Precarga de página (prefetch)',
  preload: 'Precarga (preload)',
  'module preload': 'Precarga de un módulo',
  manifest: 'Manifiesto',
  icon: 'Icono',
  'looking a name up': 'Consulta de un nombre',
  'connecting ahead': 'Conexión por adelantado',
  'speculation rules': 'Reglas de especulación',
  frame: 'Marco',
  'a frame’s own fetch': 'fetch propio de un marco',
  object: 'Objeto',
  embed: 'Elemento incrustado',
  ping: 'Ping',
  'form in a new window': 'Formulario en una ventana nueva',
  'inline worker': 'Worker en línea',
  worker: 'Worker',
  'shared worker': 'Shared worker',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, para buscar una ruta',
  'WebRTC, through a relay': 'WebRTC, a través de un repetidor',
  'WebRTC, straight to a peer': 'WebRTC, directo a otro dispositivo',
  download: 'Descarga',
  navigation: 'Navegación',
  'a new window': 'Una ventana nueva',
  'a page that refreshes itself': 'Una página que se recarga sola',
  form: 'Formulario',
  'a form’s fields in an address': 'Los campos de un formulario en una dirección',
};
