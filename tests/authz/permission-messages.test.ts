import { permissions } from '@shopwright/contract';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test.each(['en', 'de'])(
  'the pages of roles and keys name every permission in %s',
  async (language) => {
    const path = new URL(
      `../../packages/web/app/i18n/${language}/admin-permissions.ts`,
      import.meta.url,
    );
    const source = await readFile(path, 'utf8');
    const missing = Object.keys(permissions).filter((id) => !source.includes(`'${id}':`));
    expect(missing).toEqual([]);
  },
);
