import { expect, test } from 'vitest';
import { inThisThread } from '#engines/media/mediabunny/same-thread.ts';

class Frame {
  isClosed = false;
  close() {
    this.isClosed = true;
  }
}

/** Answers each message with a frame, on request. */
function answering() {
  const waiting: (() => void)[] = [];
  const made: Frame[] = [];
  const worker = inThisThread((self) => {
    self.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<string>;
      waiting.push(() => {
        const frame = new Frame();
        made.push(frame);
        self.postMessage({ data, frame }, { transfer: [frame] });
      });
    });
  });
  return { worker, made, answer: () => waiting.shift()?.() };
}

test('messages go both ways, in their order, and what is transferred stays as it is', () => {
  const { worker, made, answer } = answering();
  const heard: unknown[] = [];
  worker.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  worker.postMessage('one', { transfer: [] });
  worker.postMessage('two');
  expect(heard).toEqual([]);
  answer();
  answer();
  const [first, second] = made;
  expect(heard).toEqual([
    { data: 'one', frame: first },
    { data: 'two', frame: second },
  ]);
  expect(made.map(({ isClosed }) => isClosed)).toEqual([false, false]);
});

test('after the end no message arrives, and frames that are still being made are closed', () => {
  const { worker, made, answer } = answering();
  const heard: unknown[] = [];
  worker.addEventListener('message', (event) => heard.push(event));
  worker.postMessage('late');
  worker.terminate();
  answer();
  expect(heard).toEqual([]);
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true]);
});
