export default {
  'Trim video': 'Aparar vídeo',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Corte o começo e o fim de vídeos de qualquer tamanho, em segundos e sem perdas.',
  'Cut exactly': 'Corte exato',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Corta no quadro exato recodificando o vídeo perto dos cortes, ou o vídeo inteiro. Se desligado, o trecho começa no quadro-chave anterior e é copiado.',
  'Why does my clip start a little early?': 'Por que meu trecho começa um pouco antes?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'A cópia só pode começar em um quadro-chave, e eles costumam ficar a alguns segundos um do outro. O trecho começa no último quadro-chave antes do ponto que você marcou, e o resultado diz onde. “Corte exato” começa no quadro exato.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'Sem “Corte exato”, não: o vídeo e o áudio são copiados bit a bit. Com ele, H.264, VP8 e VP9 são recodificados só do corte até o próximo quadro-chave, com até o dobro da taxa de bits, e copiados dali em diante. Se não houver quadro-chave no meio, e em outros codecs, o vídeo inteiro é recodificado com uma taxa de bits próxima da original.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'O mesmo do seu arquivo, a não ser que você escolha outro. O vídeo e o áudio são copiados para o novo formato se ele os aceitar; senão, são recodificados. Para ficar só com o som, por exemplo em MP3, use Aparar áudio, que também aceita vídeos. Gravações MPEG-TS viram MP4 sem recodificar.',
  'part of video': 'cortar vídeo | cortar começo do vídeo | tirar o final do vídeo | aparar video',
  snip: 'cortar video | cortar final do vídeo | parte do vídeo | diminuir duração do vídeo',
  'video cutter': 'cortar vídeo online | cortar parte do vídeo | trecho do vídeo | cortar mp4',
  'remove start': 'cortador de vídeo | tirar começo do vídeo | encurtar vídeo',
} satisfies TableWords<'tools/trim-video'>;
