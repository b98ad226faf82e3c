export default {
  'Thank you': 'Danke',
  'We have your message, and a person will read it.': 'Deine Nachricht ist da, und ein Mensch wird sie lesen.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'Deine Nachricht ist da, und ein Mensch wird sie lesen. Wir antworten an die E-Mail-Adresse, die du angegeben hast.',
  'Back to the tools': 'Zurück zu den Werkzeugen',
} satisfies TableWords<'pages/contact/thanks.astro'>;
