export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Esta página necesita JavaScript, que está desactivado en este navegador. Sin él, abre <code>/api/health</code>.',
  'Good to know': 'Conviene saber',
  'Do the tools depend on it?': '¿Dependen de esto las herramientas?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'No. Funcionan en tu navegador: basta con que se carguen sus páginas, y si <a>las guardas en tu dispositivo</a>, ni siquiera necesitan conexión.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'El servicio escribe en el lugar donde guarda los mensajes y vuelve a leerlo. También dice si se avisa a una persona de los mensajes nuevos.',
  'Is there a history?': '¿Hay un historial?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'No: esta página muestra lo que el servicio dice ahora. Para vigilarlo, haz que un monitor pregunte a <a>/api/health</a>, que responde 200 si todo va bien y 503 si no.',
} satisfies TableWords<'pages/status.astro'>;
