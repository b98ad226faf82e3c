import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Ir al contenido',
  forAgents: 'Para agentes de IA: cada página está también en Markdown, en su dirección con .md. Todas las páginas:',
  cannotStart: `Las herramientas no pueden arrancar en este navegador. Necesitan Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome o Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, o una versión más nueva de uno de ellos. Si el tuyo es más nuevo, vuelve a cargar la página.`,
  search: 'Buscar',
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Herramientas',
  breadcrumbs: 'Ruta de navegación',
} satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = 'En esta página';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Conversiones de un formato a otro',
  from: { shown: 'De', heard: 'De este formato' },
  to: (format) => `a ${format}`,
  pair: (from, to) => `${from} a ${to}`,
} satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => count(tools, 'herramienta');

/** At the bottom of every page. */
export const footerWords = {
  policy: {
    sends: 'Esta página nos envía lo que escribes cuando pulsas Enviar. No acepta archivos.',
    asks: 'Esta página pregunta a nuestro servidor si funciona, y no acepta archivos.',
    blocks: 'Esta página no puede subir nada, ni siquiera a nosotros.',
  },
  pages: 'Páginas de este sitio',
  groups: { tools: 'Herramientas', trust: 'Confianza', about: 'Acerca de' },
  sent: '0 bytes de tus archivos enviados.',
  links: {
    tools: searchWords.all,
    about: 'Acerca de',
    blog: 'Blog',
    proof: 'Prueba',
    receipts: 'Recibos',
    privacy: 'Privacidad',
    offline: 'Sin conexión',
    browsers: 'Navegadores',
    engines: 'Motores',
    api: 'API',
    contact: 'Contacto',
    changelog: 'Novedades',
    status: 'Estado',
    licences: 'Licencias',
  },
  languages: 'Idiomas',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  shortcuts: 'Atajos de teclado',
} satisfies Words<typeof english.footerWords>;

interface Shortcuts {
  title: string;
  /** A selector for what a page must have for these keys to work. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Atajos de teclado',
  close: 'Cerrar',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'En cualquier página',
      where: 'body',
      keys: [
        ['Mod+K', 'Buscar una herramienta'],
        ['?', 'Mostrar esta lista'],
        ['Esc', 'Cerrar lo que esté abierto'],
      ],
    },
    {
      title: 'Archivos',
      where: 'drop-zone',
      keys: [['Mod+V', 'Añadir archivos del portapapeles']],
    },
    {
      title: 'Trabajo',
      where: 'file-tool',
      keys: [['Mod+Intro', 'Empezar, desde cualquier parte de la página']],
    },
    {
      title: 'Vista del resultado',
      where: 'sheet-view',
      keys: [
        ['B', 'Mostrar antes o después'],
        ['Tecla más o tecla menos', 'Acercar o alejar'],
        ['0', 'Ajustar'],
        ['1', 'Tamaño real'],
      ],
    },
    {
      title: 'Páginas o fotogramas',
      where: 'page-board, film-strip',
      keys: [
        ['Flechas', 'Ir a otra página o a otro fotograma'],
        ['Mayús+Flechas', 'Ampliar la selección'],
        ['Espacio', 'Seleccionar o deseleccionar'],
        ['Mod+A', 'Seleccionar todo'],
      ],
    },
    {
      title: 'Orden de páginas o fotogramas',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Flechas', 'Mover la selección'],
        ['D', 'Duplicar'],
        ['Supr', 'Quitar'],
        ['Mod+Z', 'Deshacer'],
      ],
    },
    {
      title: 'Inicio y fin',
      where: 'trim-player',
      keys: [
        ['Flechas', 'Un fotograma, o cinco centésimas de segundo'],
        ['Mayús+Flechas', 'Un segundo'],
        ['Re Pág o Av Pág', 'Diez segundos'],
        ['Inicio o Fin', 'Al inicio o al final'],
      ],
    },
    {
      title: 'Recuadros y zonas',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Flechas', 'Mover'],
        ['Mayús+Flechas', 'Cambiar el tamaño'],
        ['Alt+Flechas', 'Ajuste fino'],
      ],
    },
    {
      title: 'Zonas',
      where: 'page-areas, image-areas',
      keys: [
        ['Supr', 'Quitar'],
        ['Mod+Z', 'Deshacer'],
      ],
    },
  ] satisfies Shortcuts[],
} satisfies Words<typeof english.shortcutWords>;
