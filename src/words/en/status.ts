/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Status',
  description: 'Whether the contact form and the API are working now. The tools need neither.',
  asking: 'Asking the service…',
  up: 'Everything is working.',
  /** Messages are stored, but not forwarded. */
  untold: 'The service is working.',
  /** Messages are stored, but the notification failed. */
  late: 'The service is working, but your message may be read late.',
  down: 'The service is up, but it cannot take messages at the moment.',
  unreached: 'The service did not answer. Check your connection and ask again.',
  asked: (time: string) => `Checked at ${time}.`,
  again: 'Check again',
};
