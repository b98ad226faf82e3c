export default {
  Contact: 'Contato',
  'Your email, so we can reply': 'Seu e-mail, para podermos responder',
  Message: 'Mensagem',
  'Leave this empty': 'Deixe este campo vazio',
  'An agent has filled in this form. Read it before you press Send.':
    'Um agente preencheu este formulário. Leia antes de clicar em Enviar.',
  Send: 'Enviar',
  'Thank you. We have your message, and a person will read it.':
    'Obrigado. Recebemos sua mensagem, e uma pessoa vai ler.',
  'Before you write': 'Antes de escrever',
  'Who reads it?': 'Quem lê?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Uma pessoa, que responde para o endereço que você informar. Nada é enviado até você clicar em Enviar.',
  'Did a tool fail?': 'Alguma ferramenta falhou?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Diga qual ferramenta, qual navegador e que tipo de arquivo. Copie a mensagem que a página mostrou. Este formulário não aceita arquivos.',
  'Is something missing?': 'Falta alguma coisa?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'A lista <a>O que não fazemos</a> diz o que usar enquanto isso. Conte para que você precisa.',
  'Did you find a security problem?': 'Encontrou um problema de segurança?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'Escreva por aqui também e diga como reproduzir. Para scanners: <a>security.txt</a>.',
  'What happens to your message?': 'O que acontece com a sua mensagem?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>Nós a armazenamos para responder</a> e a excluímos quando você pedir. Programas podem escrever pela <a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
