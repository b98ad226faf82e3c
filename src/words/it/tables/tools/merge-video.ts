export default {
  'Merge videos': 'Unisci video',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Unisci più video in uno, in qualsiasi ordine. Le clip dello stesso tipo vengono copiate senza ricodificare.',
  'Same as the first video': 'Come il primo video',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'No, se tutte le clip vengono dalla stessa videocamera o dallo stesso programma: allora video e audio vengono copiati bit per bit. Altrimenti le clip diverse vengono ricodificate, e il risultato lo segnala.',
  'What if the clips have different sizes?': 'E se le clip hanno dimensioni diverse?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'Decide la prima. Le altre vengono adattate, con bande nere se hanno altre proporzioni.',
  'Can I join the pieces of a stream (HLS)?': 'Posso unire i pezzi di uno streaming (HLS)?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Sì: trascina qui la playlist (.m3u8) insieme a tutti i file che elenca, o la cartella che li contiene, e contano come un unico video. Funziona in ogni strumento di questo sito. Senza playlist, i pezzi MPEG-TS (.ts) vengono messi nell’ordine giusto, comunque li trascini.',
  'What if a clip has no audio?': 'E se una clip non ha audio?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Resta muta, e l’audio delle altre clip rimane sincronizzato.',
  'join clips': 'unire video | attaccare video | un unico video | unire mp4 | fondere video',
  'one video': 'unire più video | mettere insieme video | unire clip | unire video gopro | combinare video',
  gopro: 'unire due video | concatenare video | unire filmati | gopro',
} satisfies TableWords<'tools/merge-video'>;
