import type { AnswerTo, EngineId, Questions } from './contract/question.ts';
import { ask, atRest } from './run-job.ts';

/** How long a question waits for work, in milliseconds: while work takes longer, there should be something to see. */
const longest = 2000;

export interface LookOptions {
  /** Whether the answer is still wanted when its turn comes. Default true. */
  isWanted?(): boolean;
  /** Whether its turn comes after all others. Default false. */
  isLast?: boolean;
}

type Turn = () => Promise<void>;

const waiting = new Map<EngineId, { first: Turn[]; last: Turn[] }>();

/**
 * Asks an engine for what people look at, once nobody waits for its work. Questions take turns, so that one worker
 * answers them all. Returns nothing if the answer is no longer wanted.
 *
 * @throws {JobError} if a file cannot be read.
 */
export function look<Engine extends EngineId, Asked extends Questions[Engine]>(
  engine: Engine,
  question: Asked,
  { isWanted = () => true, isLast = false }: LookOptions = {},
): Promise<AnswerTo<Engine, Asked> | undefined> {
  const { promise, resolve } = Promise.withResolvers<AnswerTo<Engine, Asked> | undefined>();
  const turn = async () => {
    const answer = isWanted() ? ask(engine, question) : undefined;
    resolve(answer);
    await answer?.catch(() => undefined);
  };
  const turns = waiting.get(engine) ?? { first: [], last: [] };
  (isLast ? turns.last : turns.first).push(turn);
  if (!waiting.has(engine)) void takeTurns(engine, turns);
  return promise;
}

async function takeTurns(engine: EngineId, turns: { first: Turn[]; last: Turn[] }) {
  waiting.set(engine, turns);
  const { first, last } = turns;
  while (first.length + last.length > 0) {
    await atRest(engine, longest);
    await (first.shift() ?? last.shift())?.();
  }
  waiting.delete(engine);
}
