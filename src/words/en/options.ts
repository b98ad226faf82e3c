/** Above the board of a tool that most people use without it. */
export const foldedOptions = 'Show all pages';

/** Above options that most people leave alone. */
export const moreOptions = 'More';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec: string) => `${codec} (not in this browser)`,
  notHeld: (codec: string, container: string) => `${codec} (not in ${container})`,
};
