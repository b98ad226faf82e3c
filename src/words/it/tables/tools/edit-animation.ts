export default {
  'Edit animations': 'Modifica animazioni',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Elimina e riordina i fotogrammi di GIF, WebP, PNG, AVIF e JPEG XL animati, e cambia durate, velocità, dimensioni e ripetizioni.',
  Edit: 'Modifica',
  'Write frames like 1-3, 5=0.5, last.': 'Scrivi i fotogrammi così: 1-3, 5=0.5, last (l’ultimo).',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Scegli i fotogrammi da eliminare, spostare, duplicare o a cui dare una durata. Oppure scrivili: “1-10, 12=0.5, last” mostra il fotogramma 12 per mezzo secondo (last è l’ultimo). Lascia vuoto per averli tutti. Vale per ogni file.',
  'Every frame': 'Ogni fotogramma',
  'Every second frame': 'Un fotogramma su due',
  'Every third frame': 'Un fotogramma su tre',
  'Every fourth frame': 'Un fotogramma su quattro',
  'Play backwards': 'Riproduci al contrario',
  Repeat: 'Ripetizioni',
  'As before': 'Come prima',
  'A fixed number of times': 'Un numero fisso di volte',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Lasciane uno vuoto per mantenere le proporzioni, o entrambi per mantenere le dimensioni.',
  'Can some frames be shown for longer?': 'Posso mostrare più a lungo alcuni fotogrammi?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Sì. Selezionali nella striscia dei fotogrammi, con il mouse o la tastiera, e scrivi una durata in secondi. Lì puoi anche eliminare, spostare e duplicare i fotogrammi.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Tieni un fotogramma su due, rendila più stretta, o abbassa la qualità: i piccoli cambiamenti tra i fotogrammi verranno trascurati. Meglio ancora, scegli WebP: la stessa animazione occupa una frazione dello spazio.',
  'Why are there fewer frames at a high speed?': 'Perché ad alta velocità ci sono meno fotogrammi?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'I browser mostrano ogni fotogramma per almeno 0,02 secondi. I fotogrammi che durerebbero meno vengono rimossi, così l’animazione va davvero alla velocità che hai chiesto.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'I tempi di tutti gli altri fotogrammi, la trasparenza e il numero di ripetizioni, anche se cambi il formato.',
  'gif editor': 'modificare gif | comprimere gif',
  'gif speed': 'editor gif | gif loop',
  'speed up gif': 'velocità gif | gif infinita',
  'slow down gif': 'velocizzare gif | tempo fotogrammi',
  'reverse gif': 'accelerare gif | togliere fotogrammi gif',
  'frame delay': 'rallentare gif | tagliare gif',
  'gif loop': 'gif al contrario | gif più piccola',
  'resize gif': 'invertire gif',
  'change gif': 'ridimensionare gif',
} satisfies TableWords<'tools/edit-animation'>;
