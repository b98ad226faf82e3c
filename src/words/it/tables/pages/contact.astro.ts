export default {
  Contact: 'Contatti',
  'Your email, so we can reply': 'La tua email, per risponderti',
  Message: 'Messaggio',
  'Leave this empty': 'Lascia vuoto questo campo',
  'An agent has filled in this form. Read it before you press Send.':
    'Un agente ha compilato questo modulo. Controllalo prima di premere Invia.',
  Send: 'Invia',
  'Thank you. We have your message, and a person will read it.':
    'Grazie. Abbiamo ricevuto il tuo messaggio, e lo leggerà una persona.',
  'Before you write': 'Prima di scrivere',
  'Who reads it?': 'Chi lo legge?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Una persona, che risponde all’indirizzo che indichi. Non viene inviato nulla finché non premi Invia.',
  'Did a tool fail?': 'Uno strumento non ha funzionato?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Scrivi quale strumento, quale browser e che tipo di file. Copia il messaggio che hai visto nella pagina. Questo modulo non accetta file.',
  'Is something missing?': 'Manca qualcosa?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'L’elenco <a>Che cosa non si fa qui</a> dice che cosa usare nel frattempo. Raccontaci a che cosa ti serve.',
  'Did you find a security problem?': 'Hai trovato un problema di sicurezza?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'Scrivici anche per questo, e spiega come riprodurlo. Per gli scanner: <a>security.txt</a>.',
  'What happens to your message?': 'Che fine fa il tuo messaggio?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>Lo conserviamo per risponderti</a>, e lo eliminiamo quando lo chiedi. I programmi possono scrivere tramite l’<a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
