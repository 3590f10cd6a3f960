import { expect, it } from 'vitest';
import { isRead } from './audited.ts';

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, permission?: string) =>
  isRead({ method, path, ...(permission === undefined ? {} : { permission }) } as Parameters<
    typeof isRead
  >[0]);

it('a GET is not audited, whatever its name', () => {
  expect(call('GET', '/v1/orders', 'ECOM.MODIFY-ORDERS')).toBe(true);
});

it('a POST that needs only a read permission is not audited', () => {
  for (const permission of [
    'READ',
    'STORES.READ-PRODUCTS',
    'READ_ORDERS',
    'CARTS.READ',
    'A-READ.B',
  ])
    expect(call('POST', '/v1/orders/export', permission), permission).toBe(true);
});

it('a POST that queries is not audited', () => {
  for (const path of [
    'query',
    'search',
    'count',
    'query-platformized',
    'productOptionsAvailability',
    'estimate-totals',
    'token',
    'token-info',
  ])
    expect(call('POST', `/v1/things/${path}`), path).toBe(true);
});

it('everything else is audited, also when its name only contains such a word', () => {
  for (const [path, permission] of [
    ['/v1/orders', undefined],
    ['/v1/orders', 'ECOM.MODIFY-ORDERS'],
    ['/v1/orders', 'ECOM.SPREAD-ORDERS'],
    ['/v1/orders', 'ECOM.READY'],
    ['/v1/query/delete', undefined],
    ['/v1/discount', undefined],
    ['/v1/tokens', undefined],
    ['query', undefined],
  ] as const)
    expect(call('POST', path, permission), `${path} ${permission}`).toBe(false);
});
