import { describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'The input does not fit the schema of this tool.',
  'unknown-tool': 'There is no tool with this name. list_tools names all of them.',
  'no-files': 'There are no files on this page. Ask the person to add some: you cannot add files.',
  'no-results': 'There are no results on this page yet.',
  busy: 'The page is still working. Wait until it is done, or call cancel.',
  'not-working': 'The page is not working on anything.',
  'not-accepted': 'The page did not accept these options together.',
  'one-file-open': 'The person is setting the options of a single file. Wait until they have finished.',
  'already-open': 'The page of this tool is open already.',
  'not-opened': 'The page of this tool could not be opened. The person can see why.',
  stopped: 'The person has stopped agents on this page.',
  failed: 'This failed because of an error in the page.',
} as const;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'No file leaves this device.';

/** The texts for agents. */
export const agentWords = {
  input: 'input',
  list: {
    title: 'List all tools',
    description: `Lists the file tools of this site, with the formats that each takes. ${stays} To use one, call open_tool, then call the tool of the same name on its page.`,
    done: (tools: number) => `${count(tools, 'tool')}.`,
  },
  describe: {
    title: 'Describe a tool',
    description:
      'Says what a file tool does, which formats it takes, and which options it has, as JSON Schema. Opens nothing.',
    done: (title: string) => `${title}.`,
  },
  open: {
    title: 'Open a tool',
    description: `Opens the page of a file tool in this tab. It can take the files or results of this page along. ${stays} The new page has tools of its own.`,
    tool: 'The name of the tool, from list_tools.',
    bring: 'What to take to the new page.',
    done: (title: string) => `${title} is opening.`,
  },
  set: {
    title: (title: string) => `Set options: ${title}`,
    description: 'Sets options on this page and does not start the work. Options that you leave out do not change.',
    steps: 'Sets the steps on this page and does not start the work. They replace the steps that are there.',
    done: 'The options are set.',
  },
  run: {
    description: (description: string) =>
      `${description} Works on the files that the person has added to this page. Options that you leave out stay as the page shows them. Answers when the work is done, or after a minute with how far it is. The results stay on the page: only the person can save them.`,
  },
  steps: {
    steps: 'The tools to run, first to last. Each works on what the one before has made. Default: those on the page.',
    tool: 'The name of a tool, from list_tools.',
    options: 'Its options, as describe_tool lists them for steps. Default: those of the tool.',
  },
  status: {
    title: 'Get the status',
    description:
      'Says which files are on this page, by number, with format and size; which options are set; how far the work is; and what became of each file. Never says what is in a file.',
    after: 'Lists the files after this number. Default: 0.',
    wait: 'Waits up to this many seconds for the work to be done. Default: 0.',
    empty: 'There are no files on this page.',
  },
  cancel: {
    title: 'Cancel the work',
    description: 'Stops the work on this page. Results that are ready stay on the page.',
    done: 'The work is cancelled.',
  },
  save: {
    title: 'Ask the person to save',
    description: 'Shows the person a button that saves the results. Only the person can press it.',
    done: 'The person has been asked to save the results.',
  },
  /** Replaces a sentence that would quote the file. */
  withheld: 'The person can read the reason on the page. It quotes the file, so agents are not told.',
  unit: (unit: string) => `In ${unit}.`,
  /** @param wishes `format is jpeg`. */
  when: (wishes: readonly string[]) => `Only used when ${listOf(wishes)}.`,
  is: (name: string, values: readonly string[]) => `${name} is ${values.join(' or ')}`,
  outcome: ({ done, all, failed }: { done: number; all: number; failed: number }) =>
    `${describeWhole(done)} of ${count(all, 'file')} done${failed > 0 ? `, ${describeWhole(failed)} without a result` : ''}.`,
  ready: (files: number) => `${count(files, 'file')} on this page.`,
  working: (percent: number) => `Working: ${percent}% done. Call get_status with wait to be told when it is done.`,
} as const;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'You cannot add files, read what is in them, or save results. Only the person can.',
  'You cannot see file names unless the person allows it on the page.',
  'You cannot set passwords, draw areas, sign, or choose files for options. Ask the person.',
  'The page shows what each of your calls did. The person can stop you there, and then the tools are gone.',
] as const;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'It looked at the list of tools.',
  set: 'It set options.',
  ran: 'It started the work.',
  asked: 'It checked the progress.',
  cancelled: 'It cancelled the work.',
  opened: 'It is opening another tool.',
  save: 'It is asking you to save the results.',
} as const;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agent',
  title: 'An agent is using this page',
  told: 'This page does not tell it what is in your files.',
  names: 'Let it see file names',
  stop: 'Stop',
  /** For screen readers. */
  stopIt: 'Stop the agent',
  stopped: 'Agents are stopped in this tab',
  allow: 'Allow again',
} as const;
