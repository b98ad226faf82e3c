export default {
  'What this browser enforces': 'Ce que ce navigateur impose',
  'From the page': 'Depuis la page',
  '{0} ways, and what the browser says': '{0} moyens, et ce qu’en dit le navigateur',
  'From inside a worker': 'Depuis un worker',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'Les programmes qui lisent votre fichier tournent dans des workers, à côté de la page, et chacun a ses propres règles. Ici, un worker fait pour ce test essaie de faire sortir votre fichier. Il a les règles de celui qui lit les PDF ; aucun worker qui lit des fichiers n’en a de plus strictes. Seul compte ici ce que dit le navigateur. Un refus sans message s’affiche comme « Aucun refus constaté ».',
  'Ways that lead away': 'Les moyens de quitter la page',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Ceux-ci essaient d’ouvrir une autre adresse, qui contient les premiers octets du fichier. Chromium 152 et plus récent refuse : au lieu de l’adresse, vous voyez une page d’erreur du navigateur, et revenez avec son bouton Retour. Les autres navigateurs ouvrent l’adresse, qui n’existe pas : <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
