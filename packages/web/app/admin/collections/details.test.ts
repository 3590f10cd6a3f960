import { expect, test } from 'vitest';
import { compareDetails, newDetails, readSeo, writeSeo } from './details.ts';

const seen = { ...newDetails, name: 'Vases', slug: 'vases' };

test('sends only changed fields', () => {
  const entered = { ...seen, description: 'Thrown by hand' };
  const current = { ...seen, name: 'All vases' };
  expect(compareDetails(seen, entered, current)).toEqual({
    changed: ['description'],
    conflicts: [],
  });
});

test('reports a conflict if another user changed the same field', () => {
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

test('replaces the SEO title and description, and keeps the tags of apps', () => {
  const other = { type: 'meta', props: { name: 'robots', content: 'noarchive' } };
  const tags = [{ type: 'title', children: 'Old' }, other];
  const fields = { seoTitle: 'New', seoDescription: 'Text' };
  const written = writeSeo(tags, fields);
  expect(written).toContainEqual(other);
  expect(written).toHaveLength(3);
  expect(readSeo(written)).toEqual(fields);
  expect(writeSeo(tags, { seoTitle: '', seoDescription: '' })).toEqual([other]);
});
