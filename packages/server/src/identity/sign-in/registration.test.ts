import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD } from '../testing-members.ts';

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const refusal = (code: string) => ({ details: { applicationError: { code } } });

describe('the profile of a registration', () => {
  const address = {
    country: 'DE',
    city: 'Berlin',
    postalCode: '10115',
    streetAddress: { name: 'Torstraße', number: '1' },
    geocode: { latitude: 52.5, longitude: 13.4 },
    formattedAddress: 'Torstraße 1, 10115 Berlin',
  };
  const registerAs = async (profile: object, email = newEmail()) =>
    (
      await bench.call(
        'POST',
        '/v2/register',
        { loginId: { email }, password: PASSWORD, profile },
        { as: await bench.visitor() },
      )
    ).body;

  it('stores addresses as sent, with street and coordinates', async () => {
    const { identity } = (await registerAs({
      addresses: [
        { address, tag: 'HOME' },
        { address: { streetName: 'Via Appia', streetNumber: '7' } },
      ],
    })) as { identity: { id: string; identityProfile: object } };
    expect(identity.identityProfile).toMatchObject({
      addresses: [
        { address: { ...address, streetName: 'Torstraße', streetNumber: '1' }, tag: 'HOME' },
        { address: { streetAddress: { name: 'Via Appia', number: '7' } } },
      ],
    });
    const [row] = await bench.db.query<{ addresses: object[] }>(
      sql`select contact -> 'addresses' as addresses from member where member_id = ${identity.id}`,
    );
    expect(row?.addresses).toMatchObject([
      { streetAddress: { name: 'Torstraße', number: '1' }, city: 'Berlin', tag: 'HOME' },
      { streetAddress: { name: 'Via Appia', number: '7' } },
    ]);
  });

  it('uses the preferred slug if it is free, else a similar one', async () => {
    const slug = `ada-${newEmail().slice(0, 8)}`;
    expect(await registerAs({ slug: slug.toUpperCase(), nickname: 'Other' })).toMatchObject({
      identity: { identityProfile: { slug } },
    });
    expect(await registerAs({ slug })).toMatchObject({
      identity: { identityProfile: { slug: `${slug}-2` } },
    });
    expect(await registerAs({ slug: '../../etc' })).toMatchObject({
      identity: { identityProfile: { slug: expect.stringMatching(/^etc/) } },
    });
  });

  it('stores further email addresses after the login address, and no other texts', async () => {
    const email = newEmail();
    expect(
      await registerAs(
        { emails: ['x@y.example', 'not an address', email.toUpperCase(), 'x@y.example'] },
        email,
      ),
    ).toMatchObject({
      identity: { email: { address: email }, identityProfile: { emails: [email, 'x@y.example'] } },
    });
  });
});

it('a vouched sign-in fills missing contact fields only on request', async () => {
  const email = newEmail();
  const as = await bench.key();
  const signOn = async (more: object) =>
    (
      (await bench.call('POST', '/v2/sign-on', { loginId: { email }, ...more }, { as })).body[
        'identity'
      ] as { identityProfile: Record<string, unknown> }
    ).identityProfile;
  await signOn({ profile: { firstName: 'Ada' } });
  const profile = { firstName: 'Eve', lastName: 'Lovelace', phones: ['+49 30 1'] };
  expect(await signOn({ profile })).toMatchObject({ firstName: 'Ada', lastName: null, phones: [] });
  expect(await signOn({ profile, mergeExistingContact: true })).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    phones: ['+49 30 1'],
    emails: [email],
  });
});

it('refuses an emailed code alone with its own error', async () => {
  const answer = await bench.call(
    'POST',
    '/v2/login',
    { loginId: { email: newEmail() }, emailOtp: { code: '123456' } },
    { as: await bench.visitor() },
  );
  expect([answer.status, answer.body]).toMatchObject([400, refusal('UNIMPLEMENTED_FEATURE')]);
});
