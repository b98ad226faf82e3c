export default {
  Contact: 'Contact',
  'Your email, so we can reply': 'Je e-mailadres, zodat we kunnen antwoorden',
  Message: 'Bericht',
  'Leave this empty': 'Laat dit leeg',
  'An agent has filled in this form. Read it before you press Send.':
    'Een agent heeft dit formulier ingevuld. Lees het voordat je op ‘Versturen’ drukt.',
  Send: 'Versturen',
  'Thank you. We have your message, and a person will read it.':
    'Bedankt. We hebben je bericht ontvangen, en een mens gaat het lezen.',
  'Before you write': 'Voordat je schrijft',
  'Who reads it?': 'Wie leest het?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Een mens, die antwoordt op het adres dat je opgeeft. Er wordt niets verstuurd tot je op ‘Versturen’ drukt.',
  'Did a tool fail?': 'Werkte een tool niet?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Schrijf welke tool, welke browser en wat voor bestand. Kopieer de melding die op de pagina stond. Bestanden kun je met dit formulier niet sturen.',
  'Is something missing?': 'Mis je iets?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'Onder <a>Wat hier niet kan</a> staat wat je intussen kunt gebruiken. Laat ons weten waarvoor je het nodig hebt.',
  'Did you find a security problem?': 'Heb je een beveiligingslek gevonden?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'Schrijf het ook hier, en vertel hoe we het kunnen reproduceren. Voor scanners: <a>security.txt</a>.',
  'What happens to your message?': 'Wat gebeurt er met je bericht?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>We bewaren het om je te antwoorden</a>, en wissen het als je dat vraagt. Programma’s kunnen schrijven via de <a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
