export const signatureWords = {
  drawn: 'Your signature',
  empty: 'Empty signature pad',
  how: 'Sign here with a finger, pen or mouse.',
  startOver: 'Start over',
};
