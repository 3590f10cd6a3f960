import type { BenchServer } from './server.ts';

export async function visitorToken(server: BenchServer): Promise<string> {
  const response = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: server.clientId, grantType: 'anonymous' }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`No token for the bench: status ${response.status}.`);
  return token;
}
