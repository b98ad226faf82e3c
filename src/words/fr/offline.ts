import { locale } from '#language.ts';
import type * as english from '#words/offline.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Gardé sur cet appareil.',
  waits: 'Cela viendra avec la nouvelle version, qui est prête.',
  cancelled: 'Annulé. Rien n’a été gardé.',
  removed: 'Retiré de cet appareil.',
  progress: (done, all) => `${describeSize(done)} sur ${describeSize(all)}`,
  version: ({ size, date, commit }) =>
    `Gardé : ${describeSize(size)} sur cet appareil, de la version du ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
