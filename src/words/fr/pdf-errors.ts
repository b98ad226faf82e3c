import type * as english from '#words/pdf-errors.ts';
import { describeNumber, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import type { ErrorTable } from './problem.ts';
import { describeScans, describeUnnamed, readScans } from './readings.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Utilisez d’abord « ${readScans} », ou tracez des zones dessus.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Tracez des zones dessus.`;
  return 'Le texte dans les images ne peut pas être trouvé. Tracez des zones dessus.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Ce fichier est protégé par un mot de passe.',
    hint: 'Saisissez son mot de passe pour l’ouvrir. Il reste sur cet appareil, comme le fichier.',
  },
  'wrong-password': {
    title: 'Ce n’est pas le mot de passe de ce fichier.',
    hint: 'Vérifiez les majuscules. Un fichier peut avoir deux mots de passe, et l’un comme l’autre convient.',
  },
  'unknown-lock': {
    title: 'Ce fichier est protégé par un certificat ou un service de gestion des droits, pas par un mot de passe.',
    hint: 'Ouvrez-le avec le programme pour lequel il a été fait, et enregistrez-le sans protection.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `Il n’y a pas de page ${describeWhole(page)} dans ce fichier : il a ${count(pages, 'page')}.`,
    hint: 'Les pages se comptent à partir de 1, et « last » est la dernière.',
  }),
  'no-pages': { title: 'Il n’y a pas de pages dans ce fichier.', hint: 'Copiez-le ou téléchargez-le à nouveau.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `La page ${page} est trop grande pour cette résolution. Nombre de pixels qu’elle aurait : ${describeNumber(wanted)}.`,
    hint: `Nombre maximal de pixels : ${describeNumber(most)}. Choisissez une résolution plus basse, ou laissez cette page de côté.`,
  }),
  'unread-page': ({ page }) => ({
    title: `Le contenu de la page ${page} est illisible.`,
    hint: 'Il est endommagé, ou compressé de façon inconnue. Supprimez cette page, ou copiez ou téléchargez à nouveau le fichier.',
  }),
  'no-pages-left': { title: 'Il ne resterait aucune page.', hint: 'Gardez au moins une page.' },
  'no-signature': {
    title: 'Il n’y a pas encore de signature.',
    hint: 'Dessinez-la, tapez votre nom, ou choisissez une image.',
  },
  'no-key': {
    title: 'Il n’y a pas encore de clé.',
    hint: 'Choisissez un fichier .p12 ou .pfx, ou des fichiers PEM avec la clé privée et son certificat.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} n’est pas une clé ou un certificat lisible ici.`,
    hint: 'Utilisez un fichier .p12 ou .pfx, ou des fichiers PEM. Si votre clé est sur une carte ou une clé USB de sécurité, elle ne peut pas servir sur une page web.',
  }),
  'no-key-password': {
    title: 'Cette clé est protégée par un mot de passe.',
    hint: 'Saisissez le mot de passe de la clé. Il reste sur cet appareil, comme la clé.',
  },
  'wrong-key-password': {
    title: 'Ce n’est pas le mot de passe de cette clé.',
    hint: 'Vérifiez les majuscules. C’est le mot de passe choisi à l’exportation de la clé.',
  },
  'no-private-key': {
    title: 'Il n’y a pas de clé privée dans ces fichiers.',
    hint: 'Un certificat seul ne peut pas signer. Choisissez aussi le fichier de la clé privée, ou un fichier .p12 ou .pfx avec les deux.',
  },
  'no-certificate': {
    title: 'Il n’y a pas de certificat pour cette clé dans ces fichiers.',
    hint: 'Choisissez aussi le fichier du certificat, ou un fichier .p12 ou .pfx avec les deux.',
  },
  'unsupported-key': {
    title: 'Ce type de clé n’est pas pris en charge.',
    hint: 'Les clés RSA et les clés ECDSA sur P-256, P-384 et P-521 fonctionnent.',
  },
  'certificate-expired': ({ end }) => ({
    title: `Ce certificat a expiré. Date de fin : ${end}.`,
    hint: 'Une signature faite maintenant avec lui ne serait pas valide. Demandez un nouveau certificat.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Ce certificat n’est pas encore valable. Date de début : ${start}.`,
    hint: 'Attendez cette date, ou vérifiez la date de cet appareil.',
  }),
  'signing-encrypted': {
    title: 'Ce fichier est chiffré, et les fichiers chiffrés ne peuvent pas être signés ici.',
    hint: 'Retirez d’abord sa protection avec « Déverrouiller un PDF », puis signez-le. Cela supprime aussi les signatures existantes.',
  },
  'signing-damaged': {
    title: 'Ce fichier est endommagé : une signature ne serait pas fiable.',
    hint: 'Réparez-le d’abord avec « Réparer un PDF », puis signez-le. Cela supprime aussi les signatures existantes.',
  },
  'signing-not-allowed': {
    title: 'L’auteur de ce fichier n’autorise pas d’autres signatures.',
    hint: 'Une signature de plus rendrait la sienne invalide.',
  },
  'nothing-to-redact': {
    title: 'Vous n’avez rien choisi à supprimer.',
    hint: 'Tracez des zones sur les pages, ou saisissez des mots à chercher.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Ces mots ne sont pas dans ${scans.length > 0 ? 'le texte de ' : ''}ce fichier : ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': {
    title: 'Cette expression régulière n’est pas valide.',
    hint: 'Corrigez-la ou videz le champ.',
  },
  'no-matches': (facts) => ({
    title: 'Rien de ce que vous cherchez n’est dans le texte de ce fichier.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Il ne resterait rien de la page ${page}.`,
    hint: 'Choisissez une zone plus grande, ou laissez cette page de côté.',
  }),
  'no-pages-chosen': { title: 'Aucune page n’est sélectionnée.', hint: 'Sélectionnez au moins une page.' },
  'not-two-files': ({ files }) => ({
    title: `Il faut deux fichiers pour comparer, et il y en a ${files}.`,
    hint: 'Gardez l’ancienne version et la nouvelle, dans cet ordre.',
  }),
  'no-outline': {
    title: 'Ce fichier n’a pas de signets pour le diviser.',
    hint: 'Divisez-le par pages ou par taille.',
  },
  'no-text': {
    title: 'Il n’y a pas de texte dans ce fichier.',
    hint: `Si ses pages sont des numérisations, utilisez d’abord « ${readScans} ».`,
  },
  'no-pictures': {
    title: 'Il n’y a pas d’images dans ce fichier.',
    hint: 'Pour transformer des pages entières en images, utilisez « PDF en images ».',
  },
  'no-words': { title: 'Il n’y a pas encore de texte.', hint: 'Saisissez le texte à écrire sur les pages.' },
  'unwritable-text': ({ characters }) => ({
    title: `Ces caractères ne peuvent pas être écrits sur une page ici : ${characters.join(' ')}`,
    hint: 'Les lettres latines, grecques, cyrilliques, arméniennes et géorgiennes fonctionnent. Retirez les autres.',
  }),
  'no-password': {
    title: 'Il n’y a pas encore de mot de passe.',
    hint: 'Saisissez le mot de passe qui protégera le fichier.',
  },
} satisfies Words<typeof english.pdfErrors> & Partial<ErrorTable>;
