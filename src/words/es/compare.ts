import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}, antes y después`,
  titleOfSeveral: 'Comparar dos versiones',
  opening: 'Abriendo los dos…',
  original: 'Original',
  side: ['A la izquierda del divisor', 'A la derecha del divisor'],
  choice: (name, size) => `${name} ${size}`,
  before: 'Antes',
  after: 'Después',
  divider: 'Divisor entre antes y después',
  frame: 'Fotograma',
  close: 'Cerrar',
  fit: 'Ajustar',
  actualSize: 'Tamaño real, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  play: 'Reproducir los dos',
  pause: 'Pausar',
  time: 'Momento en los dos vídeos',
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  fullScreen: 'Pantalla completa',
  frames: 'Comparar fotogramas',
  unplayable: {
    before: 'Este navegador no puede reproducir el original junto al resultado.',
    after: 'Este navegador no puede reproducir el resultado.',
  },
  hidden: (name, why) => `${name} no se puede mostrar aquí. ${why}`,
} satisfies Words<typeof english.compareWords>;
