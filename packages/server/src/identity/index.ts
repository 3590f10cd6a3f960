export { createApiKey } from './api-keys.ts';
export { createApp } from './apps.ts';
export { createAuthenticate, type Authenticate } from './authenticate.ts';
export { identityJobs } from './jobs.ts';
export { oauthRoutes } from './oauth-routes.ts';
export { hashPassword } from './passwords.ts';
export { createSigningKeys, makeKey, rotateKey } from './signing-keys.ts';
export { insertStaff, listApps } from './store.ts';
export { createTokens } from './tokens.ts';
