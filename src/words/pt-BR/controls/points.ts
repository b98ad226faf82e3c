import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: 'Abrindo a imagem…',
  picker: 'Seletor de cor',
  picture: (name) => `Pré-visualização de ${name}`,
  about: 'Aproximadamente',
  clear: 'Limpar a lista',
  pick: 'Clique para escolher uma cor. O valor exato entra na lista.',
  keys: 'Com o teclado: as setas movem a cruz, com Shift um pixel por vez, e Enter escolhe a cor.',
} satisfies Words<typeof english.pointsWords>;
