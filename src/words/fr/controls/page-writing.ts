import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { areasWords } from './areas.ts';

export type { MarkKind } from '#words/controls/page-writing.ts';

const kinds: Record<english.MarkKind, string> = {
  text: 'Texte',
  date: 'Date',
  tick: 'Coche',
  cross: 'Croix',
  line: 'Trait',
  highlight: 'Surlignage',
  pen: 'Dessin',
};

export const writingWords = {
  reading: 'Ouverture du fichier…',
  pages: 'Pages',
  kinds,
  tools: 'Élément à ajouter',
  move: 'Déplacer',
  colour: 'Couleur',
  size: 'Taille du texte',
  thickness: 'Épaisseur du trait',
  typed: 'Texte sur la page',
  how: {
    move: 'Faites glisser un élément pour le placer, et son coin pour changer sa taille.',
    text: 'Appuyez là où vous voulez écrire.',
    date: 'Appuyez là où vous voulez mettre la date.',
    tick: 'Appuyez là où vous voulez mettre la coche.',
    cross: 'Appuyez là où vous voulez mettre la croix.',
    line: 'Faites glisser sur la page pour tracer un trait.',
    highlight: 'Faites glisser sur la page pour la surligner.',
    pen: 'Dessinez avec une souris, un stylet ou un doigt.',
  },
  keys: 'Au clavier : appuyez sur « Texte », « Date », « Coche », « Croix », « Trait » ou « Surlignage » pour en mettre un au milieu de la page. Les flèches le déplacent, avec Maj elles le redimensionnent, avec Alt elles avancent à petits pas, Entrée modifie un texte, et Suppr le retire.',
  allFiles: 'La même chose est écrite dans tous les fichiers.',
  added: (kind, page) => `Ajouté sur la page ${page} : ${kinds[kind].toLowerCase()}.`,
  board: {
    removeAll: 'Retirer tout ce que vous avez écrit',
    allRemoved: 'Tout est retiré.',
    added: 'Ajouté.',
    removed: 'Retiré.',
    remove: (number) => `Retirer l’élément ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  mark: (mark) =>
    mark.type === 'text'
      ? `Texte sur la page ${mark.page} : ${mark.text}`
      : `${kinds[mark.type]} sur la page ${mark.page} : ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
