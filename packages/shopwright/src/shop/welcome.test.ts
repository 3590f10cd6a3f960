import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const shop = {
  url: 'http://localhost:8080',
  siteId: 'the-site',
  clientId: 'the-client',
  database: 'embedded' as const,
  hasPages: true,
  hasReference: true,
  preview: false,
};

test('a start says where the shop, the admin and the mails are, and the ids that a storefront needs', () => {
  const text = welcome(shop, { dataDir: '/srv/shop', env: 'development' });
  for (const line of [
    'Shop       http://localhost:8080',
    'Admin      http://localhost:8080/admin',
    'API        http://localhost:8080/docs',
    'Mail       http://localhost:8080/dev/inbox',
    'Client ID  the-client',
    'Site ID    the-site',
    'Data       /srv/shop',
  ]) {
    expect(text).toContain(line);
  }
});

test('a store with a packed client says how a storefront installs it', () => {
  const clientPackageUrl = 'http://localhost:8080/sdk/shopwright-sdk-0.1.0.tgz';
  expect(
    welcome({ ...shop, clientPackageUrl }, { dataDir: '/srv/shop', env: 'production' }),
  ).toContain(`"@wix/sdk": "${clientPackageUrl}"`);
  expect(welcome(shop, { dataDir: '/srv/shop', env: 'production' })).not.toContain('@wix/sdk');
});

test('in production there is no link to an inbox', () => {
  expect(welcome(shop, { dataDir: '/srv/shop', env: 'production' })).not.toContain('/dev/inbox');
});

test('a preview store says what is switched off', () => {
  const settings = { dataDir: '/srv/preview', env: 'production' } as const;
  expect(welcome({ ...shop, preview: true }, settings)).toMatch(/Preview +a copy: mails, webhooks/);
  expect(welcome(shop, settings)).not.toContain('Preview');
});
