import type { Route } from '../../src/api.ts';
import { json } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { openStore } from '../lib/store.ts';

/** In milliseconds. A monitor gives up after some seconds more. */
const patience = 3000;

/** The store that holds the only thing we keep: messages from the contact form. */
async function storeAnswers(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer from the blob store in ${patience} ms`)), patience);
  });
  try {
    await Promise.race([openStore().check(), late]);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export default byMethod({
  GET: async () => {
    const isWell = await storeAnswers();
    const body = { status: isWell ? 'ok' : 'unavailable', service: 'stayput', time: new Date().toISOString() };
    return json(body, { status: isWell ? 200 : 503 });
  },
});

export const config: Route<'getHealth'> = { path: '/api/health' };
