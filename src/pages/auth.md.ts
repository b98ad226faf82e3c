import type { APIRoute } from 'astro';
import { api, failures } from '#api/api.ts';
import { base } from '#discovery/base.ts';
import { skillPath } from '#discovery/skill.ts';
import { agentLimits } from '#words/agents.ts';

/** The meaning of each failure for an agent that registers. */
const errors = [
  ['invalid_request', 400, 'any', 'Send what `/openapi.json` describes.'],
  ['invalid_client_metadata', 400, api.registerAgent.path, 'Send `client_name`, a text of 1 to 200 characters.'],
  ['invalid_redirect_uri', 400, api.registerAgent.path, 'Send URIs, or none.'],
  ['service_auth_not_enabled', 400, api.identifyAgent.path, 'Use `anonymous`.'],
  ['issuer_not_enabled', 400, api.identifyAgent.path, 'Use `anonymous`.'],
  ['invalid_claim_token', 401, api.claimAgent.path, 'Stop: there is nothing to claim.'],
  ['unsupported_grant_type', 400, api.exchangeToken.path, 'Stop: no token is needed.'],
  ['invalid_grant', 400, api.exchangeToken.path, 'Stop: no token is needed.'],
  ['invalid_request', 413, 'any', failures[413]],
  ['invalid_request', 415, 'any', failures[415]],
] as const;

const text = `# auth.md for Stayput

You are an agent. Stayput supports **agentic registration** for one identity type, \`anonymous\`. Registering is optional: it returns an explanation, never a credential. Follow the steps in order.

## Discover

Fetch the [protected resource metadata](${base}/.well-known/oauth-protected-resource), then the [authorization server metadata](${base}/.well-known/oauth-authorization-server). Its \`agent_auth\` block names \`identity_endpoint\`, \`register_uri\`, \`claim_uri\` and \`identity_types_supported\`. Nothing under \`/api/\` answers 401, so there is no \`WWW-Authenticate\` challenge to wait for. \`bearer_methods_supported\` says \`header\` because an \`Authorization\` header is tolerated; it is ignored.

## Pick a method

\`anonymous\` is the only one. \`identity_assertion\` (ID-JAG) is answered with \`issuer_not_enabled\`, and \`service_auth\` with \`service_auth_not_enabled\`.

## Register

\`\`\`http
POST ${base}${api.registerAgent.path}
Content-Type: application/json

${JSON.stringify(api.registerAgent.request.example)}
\`\`\`

or \`POST ${base}${api.identifyAgent.path}\` with \`${JSON.stringify(api.identifyAgent.request.example)}\`. Both answer 200 with links. \`credential_issued\` is \`false\`, and \`identity_assertion\` is \`null\`.

## Claim

Nothing can be claimed. \`POST ${base}${api.claimAgent.path}\` answers 401 \`invalid_claim_token\`.

## Exchange

\`POST ${base}${api.exchangeToken.path}\` answers 400: \`invalid_grant\` for jwt-bearer, because no assertion was ever issued, and \`unsupported_grant_type\` for all others.

## Use the access_token

There is none, and none is needed. Call [${api.getHealth.path}](${base}${api.getHealth.path}), ${api.submitContact.path} and [${api.listBlogPosts.path}](${base}${api.listBlogPosts.path}) as they are; the [documentation](${base}/docs/api) and the [OpenAPI description](${base}/openapi.json) say how. Convert files on the tool pages, in a browser: the [catalog](${base}/.well-known/ard.json) lists them. Never send a file to \`/api/\`.

### Tools in the page

Browsers with WebMCP (\`document.modelContext\`) offer you the tools of each page, without a credential. The [skill](${base}${skillPath}) says how to use them. These rules apply to you:

${agentLimits.map((limit) => `- ${limit}`).join('\n')}

## Errors

| code | status | address | what to do |
| --- | --- | --- | --- |
${errors.map((row) => `| \`${row[0]}\` | ${row.slice(1).join(' | ')} |`).join('\n')}

## Revocation

\`POST ${base}${api.revokeToken.path}\` answers 200 for any token. There is never anything to revoke.
`;

export const GET: APIRoute = () => new Response(text);
