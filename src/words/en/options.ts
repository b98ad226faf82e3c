/** Above options that most people leave alone. */
export const foldedOptions = 'Arrange individual pages';

/** Choices that cannot be taken. */
export const codecWords = {
  notWritten: (codec: string) => `${codec} (not in this browser)`,
  notHeld: (codec: string, container: string) => `${codec} (not in ${container})`,
};
