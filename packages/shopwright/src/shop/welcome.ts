import type { Config } from '@shopwright/server';
import type { Shop } from './start-shop.ts';

/** The welcome message: the URLs, and the settings for an own storefront. */
export function welcome(
  {
    url,
    siteId,
    clientId,
    owner,
    database,
    hasPages,
    hasReference,
    clientPackageUrl,
    preview,
  }: Omit<Shop, 'stop'>,
  { dataDir, env }: Pick<Config, 'dataDir' | 'env'>,
): string {
  const rows = [
    ...(hasPages
      ? [
          ['Shop', url],
          ['Admin', `${url}/admin`],
        ]
      : [['Pages', 'not built: run "npm run build" and restart']]),
    hasReference ? ['API', `${url}/docs`] : ['API', url],
    ...(env === 'development' ? [['Mail', `${url}/dev/inbox`]] : []),
    ['Client ID', `${clientId}   (for createClient)`],
    ['Site ID', siteId],
    ...(clientPackageUrl === undefined
      ? []
      : [['Client', `"@wix/sdk": "${clientPackageUrl}"   (in package.json)`]]),
    ...(preview
      ? [['Preview', 'a copy: mails, webhooks, card payments and scheduled backups are off']]
      : []),
    ['Data', database === 'embedded' ? dataDir : 'PostgreSQL (DATABASE_URL)'],
  ];
  const signIn =
    owner === undefined
      ? []
      : [
          '',
          '  Sign in as the owner with (shown only once):',
          '',
          `    Email      ${owner.email}`,
          `    Password   ${owner.password}`,
        ];
  return [
    '',
    '  The shop is running.',
    '',
    ...rows.map(([name = '', value = '']) => `    ${name.padEnd(10)} ${value}`),
    ...signIn,
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
