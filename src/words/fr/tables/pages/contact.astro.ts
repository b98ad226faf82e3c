export default {
  Contact: 'Contact',
  'Your email, so we can reply': 'Votre e-mail, pour vous répondre',
  Message: 'Message',
  'Leave this empty': 'Laissez ce champ vide',
  'An agent has filled in this form. Read it before you press Send.':
    'Un agent a rempli ce formulaire. Relisez-le avant d’appuyer sur « Envoyer ».',
  Send: 'Envoyer',
  'Thank you. We have your message, and a person will read it.':
    'Merci. Votre message est arrivé, et une personne va le lire.',
  'Before you write': 'Avant d’écrire',
  'Who reads it?': 'Qui le lit ?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Une personne, qui répond à l’adresse que vous donnez. Rien n’est envoyé avant que vous appuyiez sur « Envoyer ».',
  'Did a tool fail?': 'Un outil a échoué ?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Indiquez l’outil, le navigateur et le type de fichier. Copiez le message que la page a affiché. Ce formulaire n’accepte pas de fichiers.',
  'Is something missing?': 'Il manque quelque chose ?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'La liste <a>À faire ailleurs</a> dit quoi utiliser en attendant. Dites-nous à quoi cela vous servirait.',
  'Did you find a security problem?': 'Vous avez trouvé une faille de sécurité ?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'Écrivez-nous ici aussi, et dites comment la reproduire. Pour les scanners : <a>security.txt</a>.',
  'What happens to your message?': 'Que devient votre message ?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>Nous le gardons pour vous répondre</a>, et le supprimons sur demande. Les programmes peuvent nous écrire par l’<a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
