import { parseTime } from '#options/time.ts';
import { writeTime } from '#options/write-time.ts';
import { isControl } from './control-state.ts';

/** Formats times in clock form once someone has typed one, or a link has set it: `160` becomes `2:40`. */
export function writeTimes(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (!isControl(control) || control.dataset['type'] !== 'time') continue;
    const write = () => {
      const seconds = parseTime(control.value);
      if (!Number.isNaN(seconds)) control.value = writeTime(seconds);
    };
    control.addEventListener('change', write);
    write();
  }
}
