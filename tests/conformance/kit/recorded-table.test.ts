import { expect, test } from 'vitest';
import { addRelease, genericPath, type RecordedTable } from './recorded-table.ts';

const table: RecordedTable = {
  releases: { '@wix/stores': ['1.0.60', '1.0.141'] },
  paths: {
    'GET /v1/products/{}': ['@wix/stores 1.0.60 1.0.141'],
    'POST /v1/products/query': ['@wix/sdk 1.9.1', '@wix/stores 1.0.141'],
  },
};

test('a release recorded between others is listed in order and widens no range', () => {
  const { releases, paths } = addRelease(table, {
    name: '@wix/stores',
    version: '1.0.100',
    calls: new Set(['GET /v1/products/{}']),
  });
  expect(releases).toEqual({ '@wix/stores': ['1.0.60', '1.0.100', '1.0.141'] });
  expect(paths).toEqual(table.paths);
});

test('an older and a newer release widen only the ranges of their own calls', () => {
  const older = addRelease(table, {
    name: '@wix/stores',
    version: '1.0.9',
    calls: new Set(['GET /v1/products/{}', 'GET /v0/products']),
  });
  expect(older.releases['@wix/stores']).toEqual(['1.0.9', '1.0.60', '1.0.141']);
  expect(older.paths['GET /v1/products/{}']).toEqual(['@wix/stores 1.0.9 1.0.141']);
  expect(older.paths['GET /v0/products']).toEqual(['@wix/stores 1.0.9']);
  const newer = addRelease(table, {
    name: '@wix/stores',
    version: '1.0.1000',
    calls: new Set(['POST /v1/products/query']),
  });
  expect(newer.paths).toEqual({
    'GET /v1/products/{}': ['@wix/stores 1.0.60 1.0.141'],
    'POST /v1/products/query': ['@wix/sdk 1.9.1', '@wix/stores 1.0.141 1.0.1000'],
  });
});

test('ids and missing fields are path parameters', () => {
  const id = 'aaaaaaaa-0000-4000-8000-000000000000';
  expect(genericPath(`/v1/products/${id}/media`, id)).toBe('/v1/products/{}/media');
  expect(genericPath('/v1/products/%7Bproduct.id%7D', id)).toBe('/v1/products/{}');
  expect(genericPath('/v1/products/undefined/media', id)).toBe('/v1/products/{}/media');
});
