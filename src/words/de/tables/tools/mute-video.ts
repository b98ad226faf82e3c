export default {
  'Mute video': 'Video stummschalten',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Den Ton aus Videos entfernen, viele auf einmal. Das Videobild wird Bit für Bit kopiert.',
  Mute: 'Stummschalten',
  muted: 'stumm',
  'remove sound': 'ton entfernen | video mute',
  'take sound off': 'video ohne ton | ton weg',
  'strip audio': 'ton aus video entfernen | sound entfernen',
  silence: 'tonspur entfernen | stilles video',
  'no sound': 'ton löschen',
  'remove audio': 'stumm',
  'without audio': 'video stumm machen',
  'delete sound': 'audio entfernen',
  'silent video': 'ohne ton',
  'Does the video change?': 'Ändert sich das Videobild?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'Nein. Es wird unverändert kopiert, sieht also genauso aus, und es dauert nur Sekunden.',
  'Is the audio really removed?': 'Ist der Ton wirklich weg?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Aus dem Ergebnis ja: Es hat keine Tonspur. Deine eigene Datei bleibt, wie sie ist.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'Dasselbe Format wie deine Datei. Aus MPEG-TS-Aufnahmen wird ohne Neukodierung MP4.',
} satisfies TableWords<'tools/mute-video'>;
