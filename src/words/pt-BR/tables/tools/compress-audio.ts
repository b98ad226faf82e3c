export default {
  'Compress audio': 'Comprimir áudio',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Reduza músicas e gravações: até um tamanho em MB, à metade ou a um quarto.',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'O Opus soa melhor em taxas de bits baixas. M4A e MP3 tocam em qualquer lugar.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'O resultado nunca fica maior. M4A e Ogg costumam usar 95% ou mais do tamanho que você permite. O MP3 só aceita certas taxas de bits, então usa a mais próxima abaixo.',
  'What about WAV and FLAC?': 'E WAV e FLAC?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Eles armazenam cada amostra, então há muito a economizar: mesmo metade de um WAV é mais do que os outros formatos precisam, e eles não passam de 320 kbit/s.',
  'audio size':
    'comprimir mp3 | compactar áudio | diminuir áudio | reduzir mp3 | áudio muito grande | mp3 menor | audio para whatsapp',
  'mp3 smaller':
    'comprimir audio | compactar mp3 | diminuir tamanho do áudio | reduzir tamanho de mp3 | áudio mais leve | tamanho do áudio',
} satisfies TableWords<'tools/compress-audio'>;
