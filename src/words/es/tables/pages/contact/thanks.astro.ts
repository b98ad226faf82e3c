export default {
  'Thank you': 'Gracias',
  'We have your message, and a person will read it.': 'Tenemos tu mensaje, y lo leerá una persona.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'Tenemos tu mensaje, y lo leerá una persona. Respondemos a la dirección de correo que diste.',
  'Back to the tools': 'Volver a las herramientas',
} satisfies TableWords<'pages/contact/thanks.astro'>;
