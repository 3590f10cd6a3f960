import { describe, expect, it } from 'vitest';
import { readClaims, writeClaims, type TokenClaims } from './token-claims.ts';

const whole: TokenClaims = {
  siteId: 'site',
  role: 'member',
  id: 'me',
  clientId: 'app',
  sessionId: 'session',
  visitorId: 'visitor',
  permissions: ['A', 'B'],
};
const bare: TokenClaims = { siteId: 'site', role: 'visitor', id: 'me' };
/** A token's data with some parts changed or removed. */
const data = (changed: object) =>
  JSON.stringify({ ...(JSON.parse(writeClaims(whole)) as object), ...changed });

describe('the claims of a token', () => {
  it('are read as written, with and without optional claims', () => {
    for (const claims of [
      whole,
      bare,
      ...(['visitor', 'member', 'owner', 'app'] as const).map((role) => ({ ...bare, role })),
    ])
      expect(readClaims(writeClaims(claims))).toEqual(claims);
  });

  it('have the format of the official client', () => {
    expect(JSON.parse(writeClaims(whole))).toEqual({
      instance: { instanceId: 'app', metaSiteId: 'site' },
      role: 'member',
      id: 'me',
      clientId: 'app',
      sessionId: 'session',
      visitorId: 'visitor',
      permissions: ['A', 'B'],
    });
    expect(JSON.parse(writeClaims(bare))).toEqual({
      instance: { instanceId: 'site', metaSiteId: 'site' },
      role: 'visitor',
      id: 'me',
    });
  });

  it('require a site, a valid role and an id', () => {
    for (const instance of [
      undefined,
      null,
      'site',
      ['site'],
      {},
      { metaSiteId: 5 },
      { instanceId: 'site' },
    ])
      expect(readClaims(data({ instance })), JSON.stringify(instance)).toBeUndefined();
    for (const role of [undefined, null, 5, '', 'nobody', 'OWNER', ['owner']])
      expect(readClaims(data({ role })), JSON.stringify(role)).toBeUndefined();
    for (const id of [undefined, null, 5, '', ['me']])
      expect(readClaims(data({ id })), JSON.stringify(id)).toBeUndefined();
  });

  it('require a JSON object', () => {
    for (const text of [
      undefined,
      null,
      5,
      {},
      [whole],
      [writeClaims(whole)],
      '',
      'x',
      '{',
      'null',
      '5',
      '"x"',
      '[]',
      '[{"instance":{"metaSiteId":"site"},"role":"owner","id":"me"}]',
    ])
      expect(readClaims(text), JSON.stringify(text)).toBeUndefined();
    // An array with the right keys is not an object.
    expect(readClaims(data({ instance: Object.assign(['x'], {}) }))).toBeUndefined();
  });

  it('drop values of the wrong type', () => {
    expect(
      readClaims(data({ clientId: 5, sessionId: null, visitorId: {}, permissions: 'A' })),
    ).toEqual({ siteId: 'site', role: 'member', id: 'me' });
    expect(readClaims(data({ permissions: ['A', 5, null, 'B', ['C']] }))?.permissions).toEqual([
      'A',
      'B',
    ]);
  });
});
