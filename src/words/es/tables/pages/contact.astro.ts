export default {
  Contact: 'Contacto',
  'Your email, so we can reply': 'Tu correo, para poder responderte',
  Message: 'Mensaje',
  'Leave this empty': 'Deja este campo vacío',
  'An agent has filled in this form. Read it before you press Send.':
    'Un agente ha rellenado este formulario. Léelo antes de pulsar Enviar.',
  Send: 'Enviar',
  'Thank you. We have your message, and a person will read it.': 'Gracias. Tenemos tu mensaje, y lo leerá una persona.',
  'Before you write': 'Antes de escribir',
  'Who reads it?': '¿Quién lo lee?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Una persona, que responde a la dirección que des. No se envía nada hasta que pulsas Enviar.',
  'Did a tool fail?': '¿Falló una herramienta?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Dinos qué herramienta, qué navegador y qué tipo de archivo. Copia el mensaje que mostró la página. Este formulario no acepta archivos.',
  'Is something missing?': '¿Falta algo?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'La lista <a>Lo que no se hace aquí</a> dice qué usar mientras tanto. Cuéntanos para qué lo necesitas.',
  'Did you find a security problem?': '¿Encontraste un problema de seguridad?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'Escribe también aquí y explica cómo reproducirlo. Para escáneres: <a>security.txt</a>.',
  'What happens to your message?': '¿Qué pasa con tu mensaje?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>Lo guardamos para responderte</a>, y lo eliminamos cuando lo pidas. Los programas pueden escribir por la <a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
