export default {
  'Convert subtitles': 'Ondertiteling converteren',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'Converteer SRT naar WebVTT en terug, verschuif ondertiteling in de tijd, en pas die aan een andere beeldsnelheid aan.',
  'Shift by': 'Verschuiven met',
  'Positive numbers show them later, negative numbers earlier.':
    'Met een positief getal komt de ondertiteling later, met een negatief getal eerder.',
  'Keep the speed': 'Snelheid behouden',
  'From 23.976 to 25': 'Van 23,976 naar 25',
  'From 24 to 25': 'Van 24 naar 25',
  'From 25 to 23.976': 'Van 25 naar 23,976',
  'From 25 to 24': 'Van 25 naar 24',
  'Another length': 'Een andere lengte',
  'In frames per second, for subtitles that start in sync and then drift.':
    'In beelden per seconde, voor ondertiteling die goed begint en daarna steeds meer gaat afwijken.',
  Length: 'Lengte',
  'How do I sync subtitles with a video?': 'Hoe laat ik ondertiteling gelijklopen met een video?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'Komt de ondertiteling steeds evenveel te vroeg of te laat, verschuif die dan zoveel. Begint het goed en gaat het daarna steeds meer afwijken, dan is de ondertiteling gemaakt voor een andere beeldsnelheid: kies de oude en de nieuwe. Eerst wordt de snelheid aangepast, daarna wordt er verschoven.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Vette, cursieve en onderstreepte tekst blijft behouden, en ook tekst die bovenaan staat. SRT kent geen stijlen, namen van sprekers of precieze posities, en kleuren en lettertypen uit SRT gaan niet mee naar WebVTT. Als er iets is verwijderd, staat dat bij het resultaat.',
  'What if letters look wrong?': 'En als letters er verkeerd uitzien?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'Resultaten zijn in UTF-8, dat elke speler kan lezen. UTF-8- en UTF-16-bestanden worden herkend. Bij alle andere wordt de codering uit de tekst afgeleid, en bij het resultaat staat welke het was: kloppen er letters niet, kies dan een andere onder ‘Tekencodering’.',
  'shift subtitles': 'srt naar vtt | srt seconden verschuiven',
  'sync subtitles': 'vtt naar srt | ondertitels converteren',
  'subtitle delay': 'ondertiteling verschuiven | ondertitels syncen',
  retime: 'ondertiteling synchroniseren | srt omzetten',
  'srt to vtt': 'ondertitels gelijk zetten | ondertiteling timing',
  'subtitle offset': 'ondertiteling loopt niet gelijk',
  'subtitles late': 'ondertiteling te laat',
  'subtitles early': 'ondertiteling te vroeg',
  'srt seconds late': 'ondertiteling vertragen',
  'fix subtitle timing': 'srt aanpassen',
} satisfies TableWords<'tools/convert-subtitles'>;
