import type { Message } from './messages.ts';

/** A way to tell a person of messages. */
export interface Teller {
  tell(message: Message): Promise<void>;
  /** `unreachable`: no other message would fare better now. `later`: this one may. `refused`: this one will hardly ever. */
  judge(error: unknown): 'unreachable' | 'later' | 'refused';
  close(): void;
}
