/** What the page of every tool answers. */
export const uploads = {
  question: 'Are my files uploaded?',
  answer: 'No. Your browser does the work, and the security policy of this page blocks all uploads.',
};
