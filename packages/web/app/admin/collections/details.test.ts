import { expect, test } from 'vitest';
import { compareDetails, newDetails, readSeo, writeSeo } from './details.ts';

const seen = { ...newDetails, name: 'Vases', slug: 'vases' };

test('only fields that the editor changed are sent', () => {
  const entered = { ...seen, description: 'Thrown by hand' };
  const current = { ...seen, name: 'All vases' };
  expect(compareDetails(seen, entered, current)).toEqual({
    changed: ['description'],
    conflicts: [],
  });
});

test('a field that another person changed to something else is a conflict', () => {
  const entered = { ...seen, name: 'Tall vases', visible: '' };
  expect(compareDetails(seen, entered, { ...seen, name: 'All vases' })).toEqual({
    changed: ['name', 'visible'],
    conflicts: ['name'],
  });
  expect(compareDetails(seen, entered, { ...seen, name: 'Tall vases' })).toEqual({
    changed: ['visible'],
    conflicts: [],
  });
});

test('title and description for search engines are replaced, and tags of apps stay', () => {
  const other = { type: 'meta', props: { name: 'robots', content: 'noarchive' } };
  const tags = [{ type: 'title', children: 'Old' }, other];
  const fields = { seoTitle: 'New', seoDescription: 'Text' };
  const written = writeSeo(tags, fields);
  expect(written).toContainEqual(other);
  expect(written).toHaveLength(3);
  expect(readSeo(written)).toEqual(fields);
  expect(writeSeo(tags, { seoTitle: '', seoDescription: '' })).toEqual([other]);
});
