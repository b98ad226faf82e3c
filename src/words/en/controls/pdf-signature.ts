export const signatureWords = {
  drawn: 'Your signature',
  empty: 'A pad to sign on, empty',
  how: 'Draw here with a mouse, pen or finger, or choose “Type it”.',
  startOver: 'Start over',
};
