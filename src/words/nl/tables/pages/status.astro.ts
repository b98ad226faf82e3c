export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Deze pagina heeft JavaScript nodig, en dat staat in deze browser uit. Open zonder JavaScript <code>/api/health</code>.',
  'Good to know': 'Goed om te weten',
  'Do the tools depend on it?': 'Hebben de tools dit nodig?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'Nee. Ze draaien in je browser, dus ze werken zodra hun pagina laadt, en zonder verbinding als je ze <a>offline bewaart</a>.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'De dienst schrijft iets op de plek waar berichten worden bewaard, en leest het terug. Ook staat er of iemand een melding krijgt bij nieuwe berichten.',
  'Is there a history?': 'Is er een geschiedenis?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'Nee: deze pagina toont wat de dienst nu zegt. Wil je de dienst in de gaten houden, laat een monitor dan <a>/api/health</a> opvragen. Het antwoord is 200 als alles goed is, en 503 als dat niet zo is.',
} satisfies TableWords<'pages/status.astro'>;
