import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { send, visitorOf } from '../kit/accounts.ts';
import { startServer } from '../kit/start-server.ts';
import { shopwright } from '../kit/command.ts';

// Four commands, each a process of its own.
test("resets an owner's lost password on the machine while the shop runs", async ({
  onTestFinished,
}) => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const env = { DATABASE_URL: server.databaseUrl };
  const { code, stdout } = await shopwright(['owner', 'reset-password', '--json'], { env });
  expect(code).toBe(0);
  const { email, password } = JSON.parse(stdout) as { email: string; password: string };
  expect(email).toBe('owner@example.com');
  expect(
    (await send(server, 'POST', '/v1/staff/sign-in', { email, password }, await visitorOf(server)))
      .status,
  ).toBe(200);

  // The second factor stays, unless the command removes it.
  const visitor = await visitorOf(server);
  const as = String(
    (await send(server, 'POST', '/v1/staff/sign-in', { email, password }, visitor)).body[
      'accessToken'
    ],
  );
  const { body } = await send(server, 'POST', '/v1/staff/me/factors', { password }, as);
  const appCode = new TOTP({ secret: Secret.fromBase32(String(body['secret'])) }).generate();
  expect(
    (
      await send(
        server,
        'POST',
        `/v1/staff/me/factors/${(body['factor'] as { factorId: string }).factorId}/activate`,
        { code: appCode },
        as,
      )
    ).status,
  ).toBe(200);
  const stateAfter = async (...flags: string[]) => {
    const reset = JSON.parse(
      (await shopwright(['owner', 'reset-password', '--json', ...flags], { env })).stdout,
    ) as { email: string; password: string };
    return (await send(server, 'POST', '/v1/staff/sign-in', reset, visitor)).body['state'];
  };
  expect(await stateAfter()).toBe('MFA_CHALLENGE');
  expect(await stateAfter('--remove-second-factor')).toBe('SUCCESS');

  expect(
    await shopwright(['owner', 'reset-password', '--email', 'nobody@example.com'], { env }),
  ).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No staff member has the email address nobody@example.com.'),
  });
}, 180_000);
