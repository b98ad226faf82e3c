import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { importMapMark, policyText, type PolicyId } from '../../../src/policies.ts';

/** Returns a policy as the built site sends it: with the hash of the import map that its pages have. */
export function builtPolicy(id: PolicyId): string {
  const [, importMap = ''] =
    /<script type="importmap">([^<]*)<\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  const hash = createHash('sha256').update(importMap).digest('base64');
  return policyText(id).replace(importMapMark, `'sha256-${hash}'`);
}
