export default {
  'Trim video': 'Video kürzen',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Anfang und Ende von Videos jeder Größe abschneiden, in Sekundenschnelle und verlustfrei.',
  'part of video': 'video schneiden | mp4 schneiden | video cutter | film schneiden',
  snip: 'video kürzen | anfang abschneiden | video trimmen',
  'video cutter': 'videoschnitt | ende abschneiden | video kuerzen',
  'remove start': 'video zuschneiden länge | teil aus video | clip ausschneiden',
  'Cut exactly': 'Genau schneiden',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Schneidet bildgenau. Dafür wird das Video an den Schnitten oder ganz neu kodiert. Sonst beginnt der Clip am Keyframe davor und wird nur kopiert.',
  'Why does my clip start a little early?': 'Warum beginnt mein Clip etwas zu früh?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'Kopieren lässt sich ein Video nur ab einem Keyframe, und die liegen oft ein paar Sekunden auseinander. Der Clip beginnt am letzten Keyframe vor dem gewählten Anfang, und beim Ergebnis steht, wo. Mit „Genau schneiden“ beginnt er genau an dem Bild, das du wählst.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'Ohne „Genau schneiden“ nicht: Video und Ton werden Bit für Bit kopiert. Mit „Genau schneiden“ werden H.264, VP8 und VP9 nur vom Schnitt bis zum nächsten Keyframe neu kodiert, mit bis zu doppelter Bitrate, und ab dort kopiert. Liegt kein Keyframe dazwischen und bei anderen Codecs wird das ganze Video etwa mit seiner ursprünglichen Bitrate neu kodiert.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'Dasselbe Format wie deine Datei, außer du wählst ein anderes. Kann das neue Format Video und Ton aufnehmen, werden sie hineinkopiert, sonst neu kodiert. Willst du nur den Ton, etwa als MP3, nimm „Audio kürzen“, das auch Videos öffnet. Aus MPEG-TS-Aufnahmen wird ohne Neukodierung MP4.',
} satisfies TableWords<'tools/trim-video'>;
