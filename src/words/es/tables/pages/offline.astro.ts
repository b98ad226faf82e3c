export default {
  '{0} tools, with everything they need.': '{0} herramientas, con todo lo que necesitan.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'Las herramientas son programas que funcionan en tu navegador. Guárdalas en este dispositivo y funcionarán sin red, incluso después de reiniciarlo.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Este navegador no deja que esta página guarde nada: no tiene service workers, o sus ajustes o una ventana privada los bloquean.',
  Kept: 'Guardadas',
  'Keep offline: {0}': 'Usar sin conexión: {0}',
  'Keep offline': 'Usar sin conexión',
  'Remove {0} from this device': 'Quitar {0} de este dispositivo',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Todas las páginas del sitio. Se incluyen con cualquier tipo de herramientas que guardes.',
  'Keep offline: the pages': 'Usar sin conexión: las páginas',
  'Remove everything from this device': 'Quitar todo de este dispositivo',
  'Remove all': 'Quitar todo',
  'Downloaded so far': 'Descargado hasta ahora',
  Cancel: 'Cancelar',
  'Keep all: <data></data>': 'Guardar todo: <data></data>',
  'Install as an app': 'Instalar como app',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Guardar las herramientas necesita JavaScript, que está desactivado en este navegador.',
} satisfies TableWords<'pages/offline.astro'>;
