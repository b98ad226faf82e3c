export default {
  'Convert subtitles': 'Converter legendas',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'Converta SRT para WebVTT e vice-versa, adiante ou atrase as legendas e ajuste-as a outra taxa de quadros.',
  'Shift by': 'Deslocar em',
  'Positive numbers show them later, negative numbers earlier.':
    'Números positivos mostram mais tarde; negativos, mais cedo.',
  'Keep the speed': 'Manter a velocidade',
  'From 23.976 to 25': 'De 23,976 para 25',
  'From 24 to 25': 'De 24 para 25',
  'From 25 to 23.976': 'De 25 para 23,976',
  'From 25 to 24': 'De 25 para 24',
  'Another length': 'Outra duração',
  'In frames per second, for subtitles that start in sync and then drift.':
    'Em quadros por segundo, para legendas que começam sincronizadas e depois perdem a sincronia.',
  Length: 'Duração',
  'How do I sync subtitles with a video?': 'Como sincronizo as legendas com o vídeo?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'Se elas estão sempre adiantadas ou atrasadas pelo mesmo tempo, desloque-as por esse tempo. Se começam sincronizadas e depois perdem a sincronia, foram feitas para outra taxa de quadros: escolha a antiga e a nova. Primeiro muda a velocidade, depois é aplicado o deslocamento.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Negrito, itálico e sublinhado são mantidos, e também o texto no alto. O SRT não tem estilos, nomes de quem fala nem posições exatas, e cores e fontes do SRT não passam para o WebVTT. O resultado avisa quando algo foi removido.',
  'What if letters look wrong?': 'E se as letras saírem erradas?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'Os resultados são em UTF-8, que todo player lê. Arquivos UTF-8 e UTF-16 são reconhecidos. Para todos os outros, a codificação é deduzida do texto, e o resultado diz qual foi: se as letras estiverem erradas, escolha outra em Codificação de caracteres.',
  'shift subtitles': 'sincronizar legenda | vtt para srt',
  'sync subtitles': 'sincronizar legendas | converter srt',
  'subtitle delay': 'legenda fora de sincronia | converter legenda',
  retime: 'legenda atrasada | legenda dessincronizada',
  'srt to vtt': 'legenda adiantada | corrigir legenda',
  'subtitle offset': 'atrasar legenda',
  'subtitles late': 'adiantar legenda',
  'subtitles early': 'ajustar tempo da legenda',
  'srt seconds late': 'ajustar legenda',
  'fix subtitle timing': 'srt para vtt',
} satisfies TableWords<'tools/convert-subtitles'>;
