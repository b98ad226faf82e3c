export default {
  'Merge videos': 'Videos zusammenfügen',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Videos zu einem verbinden, in beliebiger Reihenfolge. Gleichartige Clips werden ohne Neukodierung kopiert.',
  'join clips':
    'video verbinden | mehrere videos in eins | filme zusammenfügen | gopro videos zusammenfügen | video zusammenfuegen',
  'one video': 'videos zusammenschneiden | videos verbinden | mp4 zusammenfügen | ein video aus mehreren',
  gopro: 'clips zusammenfügen | videos aneinanderhängen | gopro | video merge',
  'Same as the first video': 'Wie das erste Video',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'Nicht, wenn alle Clips aus derselben Kamera oder demselben Programm kommen: Dann werden Video und Ton Bit für Bit kopiert. Sonst werden die abweichenden Clips neu kodiert, und das steht dann beim Ergebnis.',
  'What if the clips have different sizes?': 'Und wenn die Clips unterschiedlich groß sind?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'Der erste entscheidet. Die anderen werden eingepasst, mit schwarzen Balken, wenn ihr Seitenverhältnis anders ist.',
  'Can I join the pieces of a stream (HLS)?': 'Kann ich die Teile eines Streams (HLS) verbinden?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Ja: Zieh seine Playlist (.m3u8) zusammen mit allen Dateien, die sie nennt, hierher, oder den Ordner, in dem sie liegen. Sie zählen dann als ein Video. Das geht mit jedem Werkzeug hier. Ohne Playlist kommen MPEG-TS-Teile (.ts) in die richtige Reihenfolge, egal wie du sie hierher ziehst.',
  'What if a clip has no audio?': 'Und wenn ein Clip keinen Ton hat?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Er bleibt stumm, und der Ton der anderen Clips bleibt synchron.',
} satisfies TableWords<'tools/merge-video'>;
