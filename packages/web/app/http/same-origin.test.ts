import { expect, test } from 'vitest';
import { isFromThisSite } from './same-origin.server.ts';

const origin = 'https://shop.example';
const sent = (method: string, headers: Record<string, string>) =>
  isFromThisSite(new Request(`${origin}/cart`, { method, headers }), origin);

test('accepts changes only from pages of this site', () => {
  expect(sent('POST', { origin })).toBe(true);
  expect(sent('POST', { 'sec-fetch-site': 'same-origin' })).toBe(true);
  for (const other of [
    'https://evil.example',
    'http://shop.example',
    'https://shop.example.evil.example',
    'null',
    'https://shop.example:444',
  ]) {
    expect(sent('POST', { origin: other })).toBe(false);
    expect(sent('DELETE', { origin: other, 'sec-fetch-site': 'same-origin' })).toBe(false);
  }
  expect(sent('POST', { 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(sent('POST', {})).toBe(false);
});

test('accepts reads from anywhere', () => {
  expect(sent('GET', { origin: 'https://evil.example' })).toBe(true);
});
