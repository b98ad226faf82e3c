export default {
  'Compress audio': 'Comprimir audio',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Reduce música y grabaciones: a un tamaño en MB, o a la mitad o la cuarta parte de lo que ocupan.',
  'audio size': 'tamaño de audio | comprimir mp3 | bajar peso mp3 | audio pesa mucho | comprimir wav | achicar audio',
  'mp3 smaller':
    'mp3 más pequeño | reducir audio | reducir mp3 | comprimir música | audio para whatsapp | comprimir nota de voz',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'Opus suena mejor con tasas de bits bajas. M4A y MP3 se reproducen en todas partes.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'El resultado nunca se pasa. M4A y Ogg suelen usar el 95 % o más del tamaño que permites. MP3 solo admite ciertas tasas de bits, así que usa la inmediatamente inferior.',
  'What about WAV and FLAC?': '¿Y WAV y FLAC?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Guardan cada muestra, así que hay mucho que ahorrar: incluso la mitad de un WAV es más de lo que necesitan los otros formatos, que no pasan de 320 kbit/s.',
} satisfies TableWords<'tools/compress-audio'>;
