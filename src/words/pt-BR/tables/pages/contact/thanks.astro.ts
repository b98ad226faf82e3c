export default {
  'Thank you': 'Obrigado',
  'We have your message, and a person will read it.': 'Recebemos sua mensagem, e uma pessoa vai ler.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'Recebemos sua mensagem, e uma pessoa vai ler. A resposta vai para o e-mail que você informou.',
  'Back to the tools': 'Voltar às ferramentas',
} satisfies TableWords<'pages/contact/thanks.astro'>;
