export default {
  'Thank you': 'Grazie',
  'We have your message, and a person will read it.': 'Abbiamo ricevuto il tuo messaggio, e lo leggerà una persona.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'Abbiamo ricevuto il tuo messaggio, e lo leggerà una persona. Rispondiamo all’indirizzo email che hai indicato.',
  'Back to the tools': 'Torna agli strumenti',
} satisfies TableWords<'pages/contact/thanks.astro'>;
