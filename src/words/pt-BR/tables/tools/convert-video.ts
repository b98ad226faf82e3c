export default {
  'Keep if possible': 'Manter se possível',
  'Convert video': 'Converter vídeo',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'Converta MOV, MKV, WebM ou MPEG-TS para MP4 e vice-versa. Se possível, as faixas são copiadas em vez de recodificadas.',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Uma resolução menor exige recodificar. Os vídeos nunca são ampliados.',
  'Same as the original': 'Igual à original',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'O H.264 toca em qualquer lugar. Os outros são menores, mas celulares e TVs mais antigos não os reproduzem.',
  'AAC plays everywhere, and FLAC is lossless.': 'O AAC toca em qualquer lugar, e o FLAC não tem perdas.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'Em geral, não. Se o novo formato aceita o vídeo e o áudio como estão, eles são copiados bit a bit. Se não, são recodificados com uma taxa de bits próxima da original, e o resultado avisa.',
  'How large can a video be?': 'De que tamanho pode ser um vídeo?',
  'Why can my browser not decode a video?': 'Por que meu navegador não consegue decodificar um vídeo?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'A recodificação usa os codecs do seu navegador, e alguns não têm H.265 ou AC-3, por exemplo. Essas faixas ainda podem ser copiadas para formatos que as aceitam, como MP4 e Matroska.',
  'What about AVI, WMV and FLV?': 'E AVI, WMV e FLV?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Eles não podem ser lidos aqui, porque os navegadores não têm decodificadores para a maioria dos codecs deles. Programas como VLC ou HandBrake convertem para MP4.',
  'What happens to subtitles?': 'O que acontece com as legendas?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'Legendas em texto e capítulos são mantidos entre MP4, MOV, Matroska e WebM. Se o novo formato não aceita cores e fontes, o resultado avisa e também lista cada faixa removida.',
  'video converter': 'conversor de vídeo | trocar formato de vídeo | mudar codec',
  remux: 'conversor de video | converter para mp4 | hevc',
  'change codec': 'converter video | vídeo para mp4 | h265 para h264',
  hevc: 'mudar formato de vídeo | transformar em mp4 | mudar container',
  'change container': 'mudar formato do video | remux',
} satisfies TableWords<'tools/convert-video'>;
