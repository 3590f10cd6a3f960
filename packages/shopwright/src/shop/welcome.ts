import type { Config } from '@shopwright/server';
import type { Shop } from './start-shop.ts';

/** What a person needs after a start: where everything is, and what a storefront of their own is given. */
export function welcome(
  { url, siteId, clientId, owner, database, hasPages, hasReference }: Omit<Shop, 'stop'>,
  { dataDir, env }: Pick<Config, 'dataDir' | 'env'>,
): string {
  const rows = [
    ...(hasPages
      ? [
          ['Shop', url],
          ['Admin', `${url}/admin`],
        ]
      : [['Pages', 'not built yet: run "npm run build" and start again']]),
    hasReference ? ['API', `${url}/docs`] : ['API', url],
    ...(env === 'development' ? [['Mail', `${url}/dev/inbox`]] : []),
    ['Client id', `${clientId}   (of the OAuth app, for createClient)`],
    ['Site id', siteId],
    ['Data', database === 'embedded' ? dataDir : 'PostgreSQL (DATABASE_URL)'],
  ];
  const signIn =
    owner === undefined
      ? []
      : [
          '',
          '  The owner signs in with (shown only this once):',
          '',
          `    E-mail     ${owner.email}`,
          `    Password   ${owner.password}`,
        ];
  return [
    '',
    '  The shop is open.',
    '',
    ...rows.map(([name = '', value = '']) => `    ${name.padEnd(10)} ${value}`),
    ...signIn,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
