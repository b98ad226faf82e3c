import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions: Words<typeof english.foldedOptions> = 'عرض كل الصفحات';

/** Above options that most people leave alone. */
export const moreOptions: Words<typeof english.moreOptions> = 'المزيد';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec} (ليس في هذا المتصفح)`,
  notHeld: (codec, container) => `${codec} (ليس في ${container})`,
} satisfies Words<typeof english.codecWords>;
