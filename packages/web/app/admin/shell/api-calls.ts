/** The calls that a page made of the platform, as an owner could make them: what "copy as curl" and "copy as SDK code" write. */

export interface ApiCalls {
  readonly curl: readonly string[];
  /** Statements of the SDK, such as `client.staff.getMyAccount()`, and the modules they need. */
  readonly statements: readonly string[];
  readonly modules: readonly string[];
}

/** Complete SDK code that makes these calls. */
export const toSdkCode = ({ statements, modules }: ApiCalls, host: string): string =>
  [
    `import { ApiKeyStrategy, createClient, ${modules.join(', ')} } from '@shopwright/sdk';`,
    '',
    'const client = createClient({',
    `  host: '${host}',`,
    '  auth: ApiKeyStrategy({ apiKey: process.env.SHOPWRIGHT_API_KEY }),',
    `  modules: { ${modules.join(', ')} },`,
    '});',
    '',
    ...statements.map((statement) => `await ${statement};`),
  ].join('\n');

/** The calls that came with the data of a loader or an action. */
export function apiCallsIn(data: unknown): ApiCalls | undefined {
  if (typeof data !== 'object' || data === null || !('apiCalls' in data)) return undefined;
  // Written by `withApiCalls` alone.
  return data.apiCalls as ApiCalls;
}
