export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur. Sans lui, ouvrez <code>/api/health</code>.',
  'Good to know': 'Bon à savoir',
  'Do the tools depend on it?': 'Les outils en dépendent-ils ?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'Non. Ils tournent dans votre navigateur : ils fonctionnent donc dès que leurs pages se chargent, et sans connexion une fois que vous les <a>gardez hors ligne</a>.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'Le service écrit là où il stocke les messages, puis relit ce qu’il a écrit. Il dit aussi si une personne est prévenue des nouveaux messages.',
  'Is there a history?': 'Y a-t-il un historique ?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'Non : cette page montre ce que le service dit maintenant. Pour le surveiller, faites interroger <a>/api/health</a>, qui répond 200 si tout va bien et 503 sinon.',
} satisfies TableWords<'pages/status.astro'>;
