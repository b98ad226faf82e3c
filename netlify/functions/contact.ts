import { api, type Route } from '#api/api.ts';
import { json, problem } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { readBody } from '../lib/read-body.ts';
import { receive } from '../lib/receive.ts';

export default byMethod({
  POST: async (request, context) => {
    const body = await readBody(request, api.submitContact.request.types);
    if ('failure' in body) return problem(body.failure);
    const idempotencyKey = request.headers.get('Idempotency-Key') ?? undefined;
    const received = await receive(body.value, { idempotencyKey }, context);
    return 'failure' in received ? problem(received.failure) : json({ status: 'accepted', id: received.id });
  },
});

export const config: Route<'submitContact'> = {
  path: '/api/contact',
  // Only against floods: it counts every request. `receive` counts messages.
  rateLimit: { windowLimit: 100, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
