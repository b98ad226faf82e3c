import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) =>
    doubtful === 1
      ? `Une requête sur ${all} a pu emporter quelque chose.`
      : `${doubtful} requêtes sur ${all} ont pu emporter quelque chose.`,
  none: (all) =>
    `0 octet de vos fichiers envoyé ; ${count(all, 'fichier de ce site chargé', 'fichiers de ce site chargés')}.`,
} satisfies Words<typeof english.sentWords>;
