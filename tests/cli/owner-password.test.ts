import { expect, test } from 'vitest';
import { send, visitorOf } from '../identity/people.ts';
import { startServer } from '../kit/start-server.ts';
import { shopwright } from './command.ts';

test('an owner who lost the password gets a new one on the machine, while the shop runs', async ({ onTestFinished }) => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const env = { DATABASE_URL: server.databaseUrl };
  const { code, stdout } = await shopwright(['owner', 'reset-password', '--json'], { env });
  expect(code).toBe(0);
  const { email, password } = JSON.parse(stdout) as { email: string; password: string };
  expect(email).toBe('owner@example.com');
  expect((await send(server, 'POST', '/v1/staff/sign-in', { email, password }, await visitorOf(server))).status).toBe(200);

  expect(await shopwright(['owner', 'reset-password', '--email', 'nobody@example.com'], { env })).toMatchObject({ code: 1, stderr: expect.stringContaining('Nobody of this shop has the address nobody@example.com.') });
});
