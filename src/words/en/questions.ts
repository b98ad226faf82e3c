/** A question on the page of every tool. */
export const uploads = {
  question: 'Are my files uploaded?',
  answer: 'No. Your browser does the work, and this page’s security policy blocks all uploads.',
};
