export default {
  'Convert subtitles': 'Converti sottotitoli',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'Converti SRT in WebVTT e viceversa, sposta i sottotitoli nel tempo e adattali a un’altra frequenza dei fotogrammi.',
  'Shift by': 'Sposta di',
  'Positive numbers show them later, negative numbers earlier.':
    'I numeri positivi li mostrano più tardi, i negativi prima.',
  'Keep the speed': 'Mantieni la velocità',
  'From 23.976 to 25': 'Da 23,976 a 25',
  'From 24 to 25': 'Da 24 a 25',
  'From 25 to 23.976': 'Da 25 a 23,976',
  'From 25 to 24': 'Da 25 a 24',
  'Another length': 'Un’altra durata',
  'In frames per second, for subtitles that start in sync and then drift.':
    'In fotogrammi al secondo, per sottotitoli che partono a tempo e poi si sfasano.',
  Length: 'Durata',
  'How do I sync subtitles with a video?': 'Come sincronizzo i sottotitoli con un video?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'Se sono sempre in anticipo o in ritardo dello stesso tempo, spostali di quel tempo. Se partono a tempo e poi si sfasano, sono stati fatti per un’altra frequenza dei fotogrammi: scegli la vecchia e la nuova. Prima cambia la velocità, poi si applica lo spostamento.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Grassetto, corsivo e sottolineato si conservano, come pure il testo in alto. SRT non ha stili, nomi di chi parla né posizioni esatte, e colori e font di SRT non passano in WebVTT. Il risultato segnala se qualcosa è stato rimosso.',
  'What if letters look wrong?': 'E se le lettere sono sbagliate?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'I risultati sono in UTF-8, che ogni lettore legge. I file UTF-8 e UTF-16 vengono riconosciuti. Per tutti gli altri la codifica si deduce dal testo, e il risultato dice quale era: se le lettere sono sbagliate, scegline un’altra in “Codifica dei caratteri”.',
  'shift subtitles': 'sincronizzare sottotitoli | convertire srt',
  'sync subtitles': 'spostare sottotitoli | tempi sottotitoli',
  'subtitle delay': 'sottotitoli in ritardo | sistemare sottotitoli',
  retime: 'sottotitoli in anticipo | offset sottotitoli',
  'srt to vtt': 'sottotitoli fuori sincrono | sottotitoli sfasati',
  'subtitle offset': 'ritardo sottotitoli | anticipare sottotitoli',
  'subtitles late': 'srt in vtt',
  'subtitles early': 'da srt a vtt',
  'srt seconds late': 'vtt in srt',
  'fix subtitle timing': 'convertire sottotitoli',
} satisfies TableWords<'tools/convert-subtitles'>;
