/** The title of options that most people leave alone. */
export const foldedOptions = 'Show all pages';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec: string) => `${codec} (not in this browser)`,
  notHeld: (codec: string, container: string) => `${codec} (not in ${container})`,
};
