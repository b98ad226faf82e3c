import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything } from '../../nightly.ts';
import { site } from './served.ts';

/** The number of requests over all operations. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (everything ? 2000 : 500));

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: JsonSchema; example: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface JsonSchema {
  $ref?: string;
  properties?: Record<string, unknown>;
  anyOf?: JsonSchema[];
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

// The server made it.
const description = (await (await site.ask('/openapi.json')).json()) as Description;

const ajv = new Ajv2020({ allowUnionTypes: true });
addFormats.default(ajv);
// The shared components of OpenAPI are included in each schema.
ajv.addKeyword('components');
const compiled = new Map<string, ValidateFunction>();

function validator(name: string, schema: object): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const made = ajv.compile({ ...schema, components: description.components });
  compiled.set(name, made);
  return made;
}

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.emailAddress(),
  fc.webUrl(),
  fc.constantFrom('anonymous', 'service_auth', 'identity_assertion', 'client_credentials', '__proto__', 'constructor'),
  fc.constant('urn:ietf:params:oauth:grant-type:jwt-bearer'),
  fc.array(fc.webUrl(), { maxLength: 3 }),
  fc.jsonValue(),
);

const resolved = (schema: JsonSchema) =>
  schema.$ref ? (description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const fieldsOf = (schema: JsonSchema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...(schema.anyOf ?? []).flatMap(fieldsOf),
];

/** Generates bodies that are nearly right, and completely wrong ones. */
function bodies({ requestBody }: Operation) {
  if (!requestBody) return fc.constant(undefined);
  const [[type, { schema, example }] = ['', { schema: {}, example: {} }]] = Object.entries(requestBody.content);
  const names = fieldsOf(resolved(schema));
  const near = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  const content = fc.oneof({ weight: 4, arbitrary: near }, fc.constant(example), fc.jsonValue());
  const isForm = type.includes('urlencoded');
  const asText = content.map((one) => (isForm ? formText(one) : JSON.stringify(one)));
  return fc.record({
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant(type) },
      fc.constantFrom('text/plain', 'image/png', type.toUpperCase()),
    ),
    text: fc.oneof({ weight: 6, arbitrary: asText }, fc.string({ unit: 'binary', maxLength: 100 })),
  });
}

const formText = (one: unknown) =>
  new URLSearchParams(
    // Not with `String`: an object may have a `toString` that is not a function.
    Object.entries(typeof one === 'object' && one !== null ? one : {}).map(([name, field]: [string, unknown]) => [
      name,
      typeof field === 'string' ? field : JSON.stringify(field),
    ]),
  ).toString();

const slug = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.constantFrom('nothing-leaves', '..', 'blog', 'tools', 'a-b-c'),
);

/** Encodes a slug for an address, where `.` and `..` are folders. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, 'dots');

test('whatever is asked of an operation, the answer is one that OpenAPI describes', { timeout: 240_000 }, async () => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const statuses = new Map<string, number>();
  let sent = 0;

  for (const { path, method, operation } of operations) {
    const headers = fc.option(fc.record({ 'Idempotency-Key': fc.constantFrom('a', 'b', 'c', 'd'.repeat(300)) }), {
      freq: 4,
      nil: {},
    });
    const property = fc.asyncProperty(bodies(operation), slug, headers, async (body, name, extra) => {
      const address = path.replace('{slug}', encoded(name));
      const answer = await site.ask(address, {
        method,
        headers: { ...extra, ...(body && { 'Content-Type': body.type }) },
        ...(body && { body: body.text.toWellFormed() }),
      });
      sent++;
      const text = await answer.text();
      statuses.set(
        `${operation.operationId} ${answer.status}`,
        (statuses.get(`${operation.operationId} ${answer.status}`) ?? 0) + 1,
      );
      expect(answer.status).toBeLessThan(500);
      const described = operation.responses[answer.status];
      expect(described, `${operation.operationId} does not describe ${answer.status}: ${text}`).toBeDefined();
      // An answer without described content must be empty.
      const [[type, media] = [undefined, { schema: { const: '' } }]] = Object.entries(described?.content ?? {});
      expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type);
      const fits = validator(`${operation.operationId} ${answer.status}`, media.schema);
      expect(fits(type ? JSON.parse(text) : text), `${text} ${JSON.stringify(fits.errors)}`).toBe(true);
    });
    await fc.assert(property, { numRuns: Math.ceil(requests / operations.length) });
  }
  console.log(`${sent} requests: ${[...statuses].map(([name, count]) => `${name}: ${count}`).join(', ')}`);
  expect(sent).toBeGreaterThanOrEqual(requests);
});
