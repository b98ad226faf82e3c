import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Workflow',
  description:
    'Run several tools on your files in one go: resize, compress, put into a PDF. Save the steps, or send them as a link.',
  action: 'Run all steps',
  suffix: 'edited',
  takes: ['Images', 'PDFs', 'videos', 'audio'],
  /** Above the steps. */
  steps: 'Steps',
  none: 'No steps yet. Add the first one, or begin with an example.',
  add: 'Add a step',
  choose: (number: number) => (number === 1 ? 'Add the first step' : `Choose step ${number}`),
  nothingFollows: 'No tool can work on what the last step makes.',
  close: 'Close',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Remove ${title}`,
  /** The value of an option, beside its step. */
  setTo: (title: string, value: string) => `${title}: ${value}`,
  off: (title: string) => `not ${title}`,
  joins: 'all files become one',
  /** A step that cannot run yet. */
  lacks: (option: string) => `${option}: still to be filled in.`,
  cannotFollow: (title: string, before: string) => `${title} cannot work on what ${before} makes.`,
  set: 'The steps are set from the link.',
  opened: (name: string) => `Opened “${name}”.`,
  noSteps: 'Add a step first.',
  /** Saved in this browser. */
  mine: 'My workflows',
  save: 'Save workflow',
  name: 'Name',
  saved: (name: string, hasText: boolean) =>
    hasText
      ? `“${name}” was saved in this browser, with the text that you typed.`
      : `“${name}” was saved in this browser.`,
  removed: (name: string) => `“${name}” was removed.`,
  removeShort: 'Remove',
  removeSaved: (name: string) => `Remove “${name}”`,
  export: 'Export',
  import: 'Import',
  exportedAs: 'stayput-workflows.json',
  imported: (workflows: number) => `${count(workflows, 'workflow')} imported.`,
  notImported: 'This file was not imported: it has no workflows that this site can read.',
  questions: [
    {
      question: 'What happens when a step fails for one file?',
      answer:
        'The other files continue. The row of that file says which step failed and why, and your own file is never changed.',
    },
    {
      question: 'Can I send my steps to somebody?',
      answer:
        'Yes. They are in the address of this page: copy it, and whoever opens it gets the same steps and adds their own files. What you typed as text, such as a watermark or a password, is not in it. The part after # is never sent to a server. A workflow that you save in this browser keeps its text, but never a password.',
    },
    {
      question: 'Which tools can be steps?',
      answer:
        'Most of them, except those that need you to look at each file first, such as signing or choosing pages by hand.',
    },
  ],
  full: 'This browser does not let the site save anything.',
} as const;
