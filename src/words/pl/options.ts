/** Above the board of a tool that most people use without it. */
export const foldedOptions = 'Pokaż wszystkie strony';

/** Above options that most people leave alone. */
export const moreOptions = 'Więcej';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec: string) => `${codec} (nie w tej przeglądarce)`,
  notHeld: (codec: string, container: string) => `${codec} (nie w ${container})`,
};
