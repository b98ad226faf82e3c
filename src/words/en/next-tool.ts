/** The dialog that asks which tool to continue with. */
export const nextToolWords = {
  close: 'Close',
  /** Opens the workflow page with the files. */
  workflow: 'Use several tools in a row',
  notAll: 'These are not all files for tools: some are text.',
  none: 'No tool takes all of these files.',
};
