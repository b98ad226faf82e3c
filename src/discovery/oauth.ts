import { api, jwtBearer } from '#api/api.ts';

/** RFC 9728. `bearer_methods_supported`: an Authorization header is tolerated, but ignored. */
export const protectedResource = (base: string) => ({
  resource: base,
  resource_name: 'Stayput',
  resource_documentation: `${base}/docs/api`,
  resource_policy_uri: `${base}/privacy`,
  authorization_servers: [base],
  scopes_supported: ['public'],
  bearer_methods_supported: ['header'],
});

/**
 * RFC 8414, with the agent registration that auth.md describes, in both of its spellings. `none` is the registered
 * response type that returns nothing; the only grant type is the one that the token endpoint reads, and always refuses.
 * If omitted, both would default to values that do not exist here.
 */
export const authorizationServer = (base: string) => ({
  issuer: base,
  authorization_endpoint: `${base}/docs/api`,
  token_endpoint: base + api.exchangeToken.path,
  revocation_endpoint: base + api.revokeToken.path,
  jwks_uri: `${base}/.well-known/jwks.json`,
  scopes_supported: ['public'],
  response_types_supported: ['none'],
  grant_types_supported: [jwtBearer],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  service_documentation: `${base}/docs/api`,
  op_policy_uri: `${base}/privacy`,
  agent_auth: {
    skill: `${base}/auth.md`,
    identity_endpoint: base + api.identifyAgent.path,
    claim_endpoint: base + api.claimAgent.path,
    register_uri: base + api.registerAgent.path,
    claim_uri: base + api.claimAgent.path,
    identity_types_supported: ['anonymous'],
    anonymous: { credential_types_supported: ['none'], claim_uri: base + api.claimAgent.path },
  },
});

/**
 * OpenID Connect requires two more members, and no scopes but its own. There is no OpenID Provider here: nobody signs
 * in.
 */
export function openidConfiguration(base: string) {
  const { scopes_supported: _, ...shared } = authorizationServer(base);
  return { ...shared, subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] };
}
