import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} et ${count(others.length, 'autre fichier', 'autres fichiers')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Fermer',
  workflow: 'Enchaîner plusieurs outils',
  notAll: 'Tout n’est pas utilisable par les outils : il y a aussi du texte.',
  none: 'Aucun outil ne prend tous ces fichiers.',
  openIn: (tool) => `Ouvrir dans « ${tool} »`,
  bringing: (files) => (files === 1 ? 'Votre fichier vous suit…' : 'Vos fichiers vous suivent…'),
  with: (paths) => `Avec ${names(paths)}`,
  carried: (paths) =>
    paths.length === 1
      ? `${names(paths)} vous suit vers l’outil que vous choisissez.`
      : `${names(paths)} vous suivent vers l’outil que vous choisissez.`,
  leave: (files) => (files === 1 ? 'Le laisser ici' : 'Les laisser ici'),
  stayed: (paths) =>
    `Cet outil ne peut pas ouvrir ${names(paths)}. Appuyez sur Retour pour ${paths.length === 1 ? 'le' : 'les'} retrouver.`,
} satisfies Words<typeof english.nextToolWords>;
