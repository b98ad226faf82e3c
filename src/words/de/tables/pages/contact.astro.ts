export default {
  Subject: 'Betreff',
  Contact: 'Kontakt',
  'Your email, so we can reply': 'Deine E-Mail-Adresse, damit wir antworten können',
  Message: 'Nachricht',
  'Leave this empty': 'Lass dieses Feld leer',
  'An agent has filled in this form. Read it before you press Send.':
    'Ein Agent hat dieses Formular ausgefüllt. Lies es, bevor du auf „Senden“ drückst.',
  Send: 'Senden',
  'Thank you. We have your message, and a person will read it.':
    'Danke. Deine Nachricht ist da, und ein Mensch wird sie lesen.',
  'Before you write': 'Bevor du schreibst',
  'Who reads it?': 'Wer liest das?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Ein Mensch, der dir an die angegebene Adresse antwortet. Gesendet wird erst, wenn du auf „Senden“ drückst.',
  'Did a tool fail?': 'Hat ein Werkzeug nicht funktioniert?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Schreib uns, um welches Werkzeug, welchen Browser und welche Art von Datei es geht. Kopiere die Meldung, die auf der Seite stand. Dateien nimmt dieses Formular nicht an.',
  'Is something missing?': 'Fehlt etwas?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'Unter <a>Gibt es hier nicht</a> steht, was du bis dahin nehmen kannst. Schreib uns, wofür du es brauchst.',
  'Did you find a security problem?': 'Hast du eine Sicherheitslücke gefunden?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'Schreib uns auch dann hier, und erkläre, wie sie sich nachvollziehen lässt. Für Scanner: <a>security.txt</a>.',
  'What happens to your message?': 'Was passiert mit deiner Nachricht?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>Wir speichern sie, um dir zu antworten</a>, und löschen sie, wenn du es möchtest. Programme können über die <a2>API</a2> schreiben.',
} satisfies TableWords<'pages/contact.astro'>;
