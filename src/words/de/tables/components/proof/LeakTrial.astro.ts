export default {
  'What this browser enforces': 'Was dieser Browser durchsetzt',
  'From the page': 'Von der Seite aus',
  '{0} ways, and what the browser says': '{0} Wege, und was der Browser dazu sagt',
  'From inside a worker': 'Aus einem Worker heraus',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'Die Programme, die deine Datei lesen, laufen in Workern neben der Seite, und jeder hat eigene Regeln. Hier versucht ein Worker, der für diesen Test gemacht ist, deine Datei hinauszuschmuggeln. Für ihn gelten die Regeln des Workers, der PDFs liest; kein Worker, der Dateien liest, hat strengere. Hier zählt nur, was der Browser sagt. Blockiert er etwas ohne Meldung, steht dort „Keine Blockierung erkannt“.',
  'Ways that lead away': 'Wege, die von der Seite wegführen',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Diese versuchen, eine andere Adresse zu öffnen, in der die ersten Bytes der Datei stehen. Chromium blockiert das ab Version 152: Statt der Adresse siehst du eine Fehlerseite des Browsers und kommst mit seiner Zurück-Taste wieder her. Andere Browser öffnen die Adresse, die es nicht gibt: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
