import { describeWhole } from '#wording/amounts.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'From folder to folder',
  about:
    'Every file in a folder and its subfolders goes through the steps. Each result is written to the other folder as soon as it is ready, with the same path. Nothing there is overwritten.',
  /** For browsers that do not let pages write to a folder. */
  noPicker:
    'This browser does not let a page write to a folder. You can choose a folder of files here, and save the results as one ZIP that keeps its subfolders.',
  source: 'Files from',
  target: 'Results to',
  choose: 'Choose',
  change: 'Change',
  /** @param verb one of the two above. */
  chooseAs: (verb: string, which: 'source' | 'target') =>
    which === 'source' ? `${verb} the folder with your files` : `${verb} the folder for the results`,
  /** Beside the name of a folder. */
  files: (files: number) => count(files, 'file'),
  unset: 'Stop using folders',
  holdsSource: (target: string, source: string) =>
    target === source
      ? `“${target}” holds your files. Choose another folder for the results, such as a new one inside it.`
      : `“${target}” also holds “${source}”. Choose another folder for the results, so that they do not end up among your files.`,
  remembers:
    'This browser remembers both folders and which files are done until you press Forget. You can close the page and continue later.',
  /** Replaces it if the address cannot hold some settings. */
  cannotRemember:
    'One step has settings that are not in the address of this page, such as a text or a password. If you close the page, you have to set them again before you continue.',
  /** The results in the status line of a batch. */
  written: (files: number, folder: string) => `${count(files, 'file')} saved in “${folder}”`,
  withNumber: (files: number) =>
    files === 1
      ? '1 was numbered, because its name was taken'
      : `${describeWhole(files)} were numbered, because their names were taken`,
  notSaved: ({ folder, cause }: { folder: string; cause: string }) => ({
    title: `The result could not be saved in “${folder}”.`,
    hint: `The work has stopped, and nothing half-written is left there. Free up some space or choose another folder, then try again. The browser says: ${cause}`,
  }),
  /** Work that can be continued. */
  earlier: 'Folders you worked on',
  fromTo: (source: string, target: string) => `“${source}” to “${target}”`,
  doneOf: describeDone,
  goOn: 'Continue',
  goOnWith: (source: string) => `Continue with “${source}”`,
  lookAgain: 'Look for new files',
  lookAgainIn: (source: string) => `Look for new files in “${source}”`,
  forget: 'Forget',
  forgetWhat: (source: string, target: string) => `Forget “${source}” and “${target}”`,
  forgotten: (source: string) => `“${source}” is forgotten. The files in both folders stay as they are.`,
  notAllowed: 'The browser did not allow it. Press the button again to be asked again.',
  nothingNew: (source: string) => `There is nothing new in “${source}”. All its files are done.`,
  missing: (source: string, files: number) =>
    `${count(files, 'file')} left in “${source}”. Fill in the missing settings in the steps, then press Run all steps.`,
  gone: (name: string) =>
    `“${name}” cannot be found. It may have been moved, renamed or deleted, or be on a drive that is not connected.`,
  inUse: 'Another page is working on these folders.',
  empty: (name: string) => `There are no files in “${name}”.`,
} as const;
