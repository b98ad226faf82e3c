export default {
  'What this browser enforces': 'Che cosa fa rispettare questo browser',
  'From the page': 'Dalla pagina',
  '{0} ways, and what the browser says': '{0} vie, e che cosa dice il browser',
  'From inside a worker': 'Dall’interno di un worker',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'I programmi che leggono il tuo file girano in worker, accanto alla pagina, e ognuno ha una sua policy. Qui un worker creato per questa prova tenta di far uscire il tuo file. Ha la policy del worker che legge i PDF; nessun worker che legge file ne ha una più severa. Qui conta solo quello che dice il browser. Un rifiuto senza messaggio compare come “Nessun rifiuto visto”.',
  'Ways that lead away': 'Vie che portano altrove',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Queste tentano di aprire un altro indirizzo, con dentro i primi byte del file. Chromium 152 e successivi si rifiutano: invece dell’indirizzo vedi una pagina di errore del browser, e torni qui con il suo pulsante Indietro. Altri browser aprono l’indirizzo, che non esiste: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
