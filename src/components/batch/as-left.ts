import { isOver, newTask, type Entry, type Task } from './entry.ts';

const taskAsLeft = (task: Task) => (isOver(task) ? task : newTask());

/** A batch without what was being done to it, as `takeBack` restores it. */
export const asLeft = (entries: readonly Entry[], joint: Task) => ({
  entries: entries.map((entry) => ({
    ...entry,
    header: entry.header === 'reading' ? ('unread' as const) : entry.header,
    task: taskAsLeft(entry.task),
  })),
  joint: taskAsLeft(joint),
});
