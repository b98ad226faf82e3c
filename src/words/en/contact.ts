export const contactWords = {
  notTaken: 'Your message could not be sent. What you wrote is still here; please try again later.',
  notSent: 'The message could not be sent: the connection failed. What you wrote is still here; try again.',
};
