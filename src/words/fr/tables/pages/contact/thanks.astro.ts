export default {
  'Thank you': 'Merci',
  'We have your message, and a person will read it.': 'Votre message est arrivé, et une personne va le lire.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'Votre message est arrivé, et une personne va le lire. Nous répondons à l’adresse e-mail que vous avez donnée.',
  'Back to the tools': 'Retour aux outils',
} satisfies TableWords<'pages/contact/thanks.astro'>;
