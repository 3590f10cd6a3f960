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
/** A token's data with some parts changed or taken away. */
const data = (changed: object) =>
  JSON.stringify({ ...(JSON.parse(writeClaims(whole)) as object), ...changed });

describe('what a token says', () => {
  it('is read as it was written, with and without what may be missing', () => {
    for (const claims of [
      whole,
      bare,
      ...(['visitor', 'member', 'owner', 'app'] as const).map((role) => ({ ...bare, role })),
    ])
      expect(readClaims(writeClaims(claims))).toEqual(claims);
  });

  it('is written as the official client expects to find it', () => {
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

  it('is nothing without a site, a role that exists and an id', () => {
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

  it('is nothing when it is no object in JSON', () => {
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
    // An array with the right names is no object either.
    expect(readClaims(data({ instance: Object.assign(['x'], {}) }))).toBeUndefined();
  });

  it('leaves out what is of another kind than it should be', () => {
    expect(
      readClaims(data({ clientId: 5, sessionId: null, visitorId: {}, permissions: 'A' })),
    ).toEqual({ siteId: 'site', role: 'member', id: 'me' });
    expect(readClaims(data({ permissions: ['A', 5, null, 'B', ['C']] }))?.permissions).toEqual([
      'A',
      'B',
    ]);
  });
});
