export default {
  'Edit animations': 'Editar animações',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Exclua, reordene e ajuste o tempo dos quadros de GIF, WebP, PNG, AVIF e JPEG XL animados; mude a velocidade, as dimensões e as repetições.',
  Edit: 'Editar',
  'Write frames like 1-3, 5=0.5, last.': 'Escreva os quadros assim: 1-3, 5=0.5, last.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Escolha quadros para excluir, mover, duplicar ou ajustar o tempo. Ou digite: “1-10, 12=0.5, last” mostra o quadro 12 por meio segundo. Deixe vazio para todos. Vale para todos os arquivos.',
  'Every frame': 'Todos os quadros',
  'Every second frame': 'Um a cada dois quadros',
  'Every third frame': 'Um a cada três quadros',
  'Every fourth frame': 'Um a cada quatro quadros',
  'Play backwards': 'Tocar de trás para frente',
  Repeat: 'Repetir',
  'As before': 'Como antes',
  'A fixed number of times': 'Um número fixo de vezes',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Deixe um dos campos vazio para manter a proporção, ou os dois para manter as dimensões.',
  'Can some frames be shown for longer?': 'Alguns quadros podem aparecer por mais tempo?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Sim. Selecione-os na tira de quadros, com o mouse ou o teclado, e digite um tempo em segundos. Ali você também pode excluir, mover e duplicar quadros.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Mantenha um a cada dois quadros, diminua a largura ou baixe a qualidade, o que ignora pequenas mudanças entre quadros. Melhor ainda, escolha WebP: a mesma animação ocupa uma fração do tamanho.',
  'Why are there fewer frames at a high speed?': 'Por que há menos quadros em alta velocidade?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'Os navegadores mostram cada quadro por pelo menos 0,02 segundo. Quadros que ficariam mais curtos são removidos, para que a animação rode de fato na velocidade que você pediu.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'Os tempos de todos os outros quadros, a transparência e o número de repetições, mesmo quando você muda o formato.',
  'gif editor': 'editor de gif | gif de trás para frente',
  'gif speed': 'editar gif | gif em loop',
  'speed up gif': 'acelerar gif | repetir gif',
  'slow down gif': 'gif mais rápido | redimensionar gif',
  'reverse gif': 'deixar gif mais lento | diminuir gif',
  'frame delay': 'desacelerar gif | mudar gif',
  'gif loop': 'velocidade do gif | tempo entre quadros',
  'resize gif': 'inverter gif | tirar quadros do gif',
  'change gif': 'gif ao contrário',
} satisfies TableWords<'tools/edit-animation'>;
