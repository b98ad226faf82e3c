import type { Message } from './messages.ts';

/** A way to notify a person of messages. */
export interface Teller {
  tell(message: Message): Promise<void>;
  /**
   * `unreachable`: no message would succeed at present. `later`: this one may succeed later. `refused`: this one will
   * hardly ever succeed.
   */
  judge(error: unknown): 'unreachable' | 'later' | 'refused';
  close(): void;
}
