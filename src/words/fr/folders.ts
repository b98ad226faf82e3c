import type * as english from '#words/folders.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'D’un dossier à l’autre',
  about:
    'Chaque fichier d’un dossier et de ses sous-dossiers passe par les étapes. Chaque résultat est écrit dans l’autre dossier dès qu’il est prêt, en gardant le même chemin. Rien n’y est écrasé.',
  noPicker:
    'Ce navigateur ne laisse pas une page écrire dans un dossier. Vous pouvez choisir ici un dossier de fichiers, et enregistrer les résultats en un seul ZIP qui garde ses sous-dossiers.',
  source: 'Fichiers de',
  target: 'Résultats vers',
  choose: 'Choisir',
  change: 'Changer',
  chooseAs: (verb, which) =>
    which === 'source' ? `${verb} le dossier de vos fichiers` : `${verb} le dossier des résultats`,
  files: (files) => count(files, 'fichier'),
  unset: 'Ne plus utiliser de dossiers',
  holdsSource: (target, source) =>
    target === source
      ? `« ${target} » contient vos fichiers. Choisissez un autre dossier pour les résultats, par exemple un nouveau à l’intérieur.`
      : `« ${target} » contient aussi « ${source} ». Choisissez un autre dossier pour les résultats, afin qu’ils ne se mêlent pas à vos fichiers.`,
  remembers:
    'Ce navigateur retient les deux dossiers et les fichiers déjà traités jusqu’à ce que vous appuyiez sur « Oublier ». Vous pouvez fermer la page et continuer plus tard.',
  cannotRemember:
    'Une étape a des réglages qui ne sont pas dans l’adresse de cette page, comme un texte ou un mot de passe. Si vous fermez la page, il faudra les refaire avant de continuer.',
  written: (files, folder) => `${count(files, 'fichier enregistré', 'fichiers enregistrés')} dans « ${folder} »`,
  withNumber: (files) =>
    files === 1
      ? '1 a reçu un numéro, car son nom était pris'
      : `${describeWhole(files)} ont reçu un numéro, car leur nom était pris`,
  notSaved: ({ folder, cause }) => ({
    title: `Le résultat n’a pas pu être enregistré dans « ${folder} ».`,
    hint: `Le travail s’est arrêté, et aucun fichier incomplet n’y est resté. Libérez de l’espace ou choisissez un autre dossier, puis réessayez. Le navigateur dit : ${cause}`,
  }),
  earlier: 'Dossiers déjà utilisés',
  fromTo: (source, target) => `« ${source} » vers « ${target} »`,
  doneOf: describeDone,
  goOn: 'Continuer',
  goOnWith: (source) => `Continuer avec « ${source} »`,
  lookAgain: 'Chercher de nouveaux fichiers',
  lookAgainIn: (source) => `Chercher de nouveaux fichiers dans « ${source} »`,
  forget: 'Oublier',
  forgetWhat: (source, target) => `Oublier « ${source} » et « ${target} »`,
  forgotten: (source) => `« ${source} » est oublié. Les fichiers des deux dossiers restent tels quels.`,
  notAllowed: 'Le navigateur ne l’a pas permis. Appuyez encore sur le bouton pour qu’il redemande.',
  nothingNew: (source) => `Il n’y a rien de nouveau dans « ${source} ». Tous ses fichiers ont été traités.`,
  missing: (source, files) =>
    `${count(files, 'fichier restant', 'fichiers restants')} dans « ${source} ». Complétez les réglages manquants des étapes, puis appuyez sur « Lancer les étapes ».`,
  gone: (name) =>
    `« ${name} » est introuvable. Il a peut-être été déplacé, renommé ou supprimé, ou se trouve sur un disque qui n’est pas branché.`,
  inUse: 'Une autre page travaille sur ces dossiers.',
  empty: (name) => `Il n’y a aucun fichier dans « ${name} ».`,
} satisfies Words<typeof english.folderWords>;
