export default {
  'What this browser enforces': 'Wat deze browser afdwingt',
  'From the page': 'Vanaf de pagina',
  '{0} ways, and what the browser says': '{0} manieren, en wat de browser ervan zegt',
  'From inside a worker': 'Vanuit een worker',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'De programma’s die je bestand lezen, draaien in workers naast de pagina, elk met eigen regels. Hier probeert een worker die voor deze test is gemaakt, je bestand naar buiten te krijgen. Voor hem gelden de regels van de worker die PDF’s leest; geen enkele worker die bestanden leest, heeft strengere regels. Hier telt alleen wat de browser zegt. Een blokkade zonder melding staat er als ‘Geen blokkade gezien’.',
  'Ways that lead away': 'Manieren die van de pagina wegleiden',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Deze proberen een ander adres te openen, met daarin de eerste bytes van het bestand. Chromium blokkeert dat vanaf versie 152: in plaats van het adres zie je een foutpagina van de browser, en met de knop Terug kom je weer hier. Andere browsers openen het adres, dat niet bestaat: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
