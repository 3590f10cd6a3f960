import { describe, expect, it } from 'vitest';
import { resolveConnection } from './provider-connections.ts';

const GOOGLE = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';
const FACEBOOK = '3ecad13f-52c3-483d-911f-31dbcf2a6d23';
const connection = (connectionId: string, name: string, issuer: string) => ({
  connectionId,
  name,
  issuer,
});
const company = connection('aa11', 'Company', 'https://login.example.com');
const google = connection('bb22', 'Sign in', 'https://accounts.google.com');
const facebook = connection('cc33', ' Facebook ', 'https://sso.example.com/fb');
const all = [company, google, facebook];

describe('the connection that an id means', () => {
  it('is the one with this id, in any case', () => {
    expect(resolveConnection('aa11', all)).toBe(company);
    expect(resolveConnection('CC33', all)).toBe(facebook);
  });

  it("is the store's Google or Facebook for the ids of the official client", () => {
    expect(resolveConnection(GOOGLE, all)).toBe(google);
    expect(resolveConnection(GOOGLE.toUpperCase(), all)).toBe(google);
    expect(resolveConnection(FACEBOOK, all)).toBe(facebook);
    const byHost = connection('dd44', 'Friends', 'https://www.facebook.com/');
    expect(resolveConnection(FACEBOOK, [company, byHost])).toBe(byHost);
  });

  it('is none for a name that every JavaScript object has', () => {
    expect(resolveConnection('constructor', [connection('ee55', 'Old', 'no address')])).toBe(
      undefined,
    );
  });

  it('is found by its name before its issuer, and by its id before both', () => {
    const named = connection('dd44', 'GOOGLE', 'https://broker.example.com');
    expect(resolveConnection(GOOGLE, [google, named])).toBe(named);
    const own = connection(GOOGLE, 'Own', 'https://own.example.com');
    expect(resolveConnection(GOOGLE, [google, named, own])).toBe(own);
  });

  it('is none for an unknown id, a store without it, or an issuer that only looks like it', () => {
    expect(resolveConnection('zz', all)).toBeUndefined();
    expect(resolveConnection(GOOGLE, [])).toBeUndefined();
    expect(resolveConnection(GOOGLE, [company, facebook])).toBeUndefined();
    expect(
      resolveConnection(GOOGLE, [
        connection('x', 'Other', 'https://accounts.google.com.example.com'),
        connection('y', 'Other', 'no address'),
      ]),
    ).toBeUndefined();
  });
});
