export const signatureWords = {
  drawn: 'Your signature',
  empty: 'Empty signature pad',
  how: 'Draw here with a mouse, pen or finger, or choose “Type it”.',
  startOver: 'Start over',
};
