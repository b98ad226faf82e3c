export default {
  'Thank you': 'Bedankt',
  'We have your message, and a person will read it.': 'We hebben je bericht ontvangen, en een mens gaat het lezen.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'We hebben je bericht ontvangen, en een mens gaat het lezen. We antwoorden op het e-mailadres dat je hebt opgegeven.',
  'Back to the tools': 'Terug naar de tools',
} satisfies TableWords<'pages/contact/thanks.astro'>;
