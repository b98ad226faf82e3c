export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Questa pagina richiede JavaScript, che in questo browser è disattivato. Senza, apri <code>/api/health</code>.',
  'Good to know': 'Buono a sapersi',
  'Do the tools depend on it?': 'Gli strumenti ne dipendono?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'No. Girano nel tuo browser, quindi funzionano ogni volta che le loro pagine si caricano, e anche senza connessione se <a>li salvi offline</a>.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'Il servizio scrive nel posto in cui conserva i messaggi, e lo rilegge. Dice anche se una persona viene avvisata dei nuovi messaggi.',
  'Is there a history?': 'C’è una cronologia?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'No: questa pagina mostra che cosa dice il servizio adesso. Per tenerlo d’occhio, usa un monitor che interroghi <a>/api/health</a>: risponde 200 se va tutto bene e 503 se no.',
} satisfies TableWords<'pages/status.astro'>;
