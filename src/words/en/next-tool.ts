/** Of the dialog that asks for the tool to go on with. */
export const nextToolWords = {
  close: 'Close',
  /** Opens the page of workflows with the files. */
  workflow: 'Use several tools in a row',
  notAll: 'These are not all files for tools: some are text.',
  none: 'No tool takes all of these files.',
};
