export const contactWords = {
  notTaken: 'Your message could not be sent. What you wrote is still here; please try again later.',
  notSent: 'The message could not be sent: the connection failed. What you wrote is still here; try again.',
  /** The beginning of a message. `error`: what went wrong, in a program's words. */
  onError: (error: string) => `The page said: ${error}\n\nWhat I did before: `,
};
