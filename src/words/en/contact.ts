export const contactWords = {
  notTaken: 'Your message could not be sent. What you wrote is still here; please try again later.',
  notSent: 'The message could not be sent: the connection failed. What you wrote is still here; try again.',
  /** The answer to an agent that has filled in the form. */
  sentForAgent: 'The person has sent the message.',
  notSentForAgent: 'The message was not sent. The person can see why.',
  /** The start of a message. `error`: a program's error message. */
  /** The same about a tool, by its address. */
  onTool: (tool: string, browser: string) => `Tool: ${tool}\nBrowser: ${browser}\n\nWhat happened: `,
  onError: (error: string) => `The page said: ${error}\n\nWhat I did before: `,
};
