export default {
  'What this browser enforces': 'Lo que este navegador hace cumplir',
  'From the page': 'Desde la página',
  '{0} ways, and what the browser says': '{0} vías, y lo que dice el navegador',
  'From inside a worker': 'Desde dentro de un worker',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'Los programas que leen tu archivo funcionan en workers, junto a la página, y cada uno tiene su propia política. Aquí, un worker hecho para esta prueba intenta sacar tu archivo. Tiene la política del worker que lee PDF; ningún worker que lea archivos tiene una más estricta. Aquí solo cuenta lo que dice el navegador. Un rechazo sin mensaje aparece como “No se vio rechazo”.',
  'Ways that lead away': 'Vías que llevan fuera',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Estas intentan abrir otra dirección, con los primeros bytes del archivo dentro. Chromium 152 y posteriores se niegan: en lugar de la dirección ves una página de error del navegador, y vuelves con su botón Atrás. Otros navegadores abren la dirección, que no existe: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
