/** What the page of every tool answers. */
export const uploads = {
  question: 'Are my files uploaded?',
  answer: 'No. Your browser does the work, and this page’s security policy blocks all uploads.',
};
