export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Diese Seite braucht JavaScript, und das ist in diesem Browser ausgeschaltet. Ohne geht es mit <code>/api/health</code>.',
  'Good to know': 'Gut zu wissen',
  'Do the tools depend on it?': 'Hängen die Werkzeuge davon ab?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'Nein. Sie laufen in deinem Browser. Sie funktionieren also immer, wenn sich ihre Seiten laden lassen, und auch ohne Verbindung, sobald du sie <a>offline speicherst</a>.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'Der Dienst schreibt etwas dorthin, wo er Nachrichten speichert, und liest es wieder. Er meldet auch, ob ein Mensch von neuen Nachrichten erfährt.',
  'Is there a history?': 'Gibt es einen Verlauf?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'Nein: Diese Seite zeigt, was der Dienst jetzt meldet. Wenn du ihn beobachten willst, lass ein Überwachungsprogramm <a>/api/health</a> abfragen. Die Antwort ist 200, wenn alles in Ordnung ist, und 503, wenn nicht.',
} satisfies TableWords<'pages/status.astro'>;
