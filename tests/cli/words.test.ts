import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findOlderNode, shopwright, workspaceExecutable } from '../kit/command.ts';

describe('help', () => {
  test('at every level, on stdout, without an error', async () => {
    const { code, stdout, stderr } = await shopwright(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    const commands = [...stdout.matchAll(/^ {2}((?:[a-z]+ )?[a-z][a-z-]*) {2,}[A-Z]/gm)].map(
      ([, words = '']) => words.split(' '),
    );
    expect(commands.map((words) => words.join(' '))).toEqual([
      'start',
      'pages',
      'worker',
      'migrate',
      'seed',
      'import',
      'export',
      'files attach',
      'backup',
      'restore',
      'clone',
      'doctor',
      'keys create',
      'keys list',
      'keys revoke',
      'keys rotate',
      'apps create',
      'apps list',
      'apps allow',
      'apps disallow',
      'owner reset-password',
      'members export',
      'members erase',
      'webhooks create',
      'webhooks list',
      'webhooks delete',
      'webhooks deliveries',
      'webhooks replay',
      'extensions create',
      'mirror',
      'generate',
    ]);

    for (const words of [['keys'], ['keys', 'create']]) {
      const page = await shopwright([...words, '--help']);
      expect([words, page.code, page.stderr]).toEqual([words, 0, '']);
      expect(page.stdout).toContain(`shopwright ${words.join(' ')}`);
    }
  });

  test('prints help without arguments, and the version with --version', async () => {
    expect(await shopwright([])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Commands:'),
    });
    expect((await shopwright(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('reports a mistake in one sentence, with a hint', () => {
  test.each([
    [['strat'], 'Unknown command "strat". Did you mean start?\nTry: shopwright --help\n'],
    [
      ['start', '--prot', '80'],
      'Unknown option --prot. Did you mean --port?\nTry: shopwright start --help\n',
    ],
    [['apps', 'create'], 'Missing option --name NAME.\nTry: shopwright apps create --help\n'],
    [
      ['apps', 'create', '--name', 'X', '--redirect', 'javascript:alert(1)'],
      '--redirect is "javascript:alert(1)"; it must be an http or https URL such as https://shop.example.com.\n',
    ],
    [
      ['apps', 'create', '--name', 'X', '--origin', 'https://shop.example.com/path'],
      '--origin is "https://shop.example.com/path"; an origin has no path: use https://shop.example.com.\n',
    ],
    [
      ['apps', 'create', '--name', 'X', '--id', 'mine'],
      '--id is "mine"; it must be a UUID such as 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c.\n',
    ],
    [['import', '/nowhere/products.csv'], 'File not found: /nowhere/products.csv.\n'],
    [['import', '/'], '/ is a directory, not a file.\n'],
    [
      ['import', import.meta.filename, '--report', '/nowhere/report.csv'],
      'The directory of /nowhere/report.csv does not exist. Create it first.\n',
    ],
    [
      ['backup', '/nowhere/shop.tar.gz'],
      'The directory of /nowhere/shop.tar.gz does not exist. Create it first.\n',
    ],
    [['restore', '/'], '/ is a directory, not a file.\n'],
    [['export', '/'], '/ is a directory. Choose a file name, such as /shop.\n'],
    [['files', 'attach', '/', '--product', 'x'], '/ is a directory, not a file.\n'],
    [
      ['start', '--data', import.meta.filename],
      `${import.meta.filename} cannot be the data directory: part of the path is a file. Choose another directory with --data.\n`,
    ],
    [
      ['members', 'erase', '--email', 'ada@example.com'],
      'Erasing personal data cannot be undone. Add --yes to confirm, or --dry-run to see what would be erased.\n',
    ],
    [
      ['apps', 'allow', 'javascript:alert(1)'],
      '"javascript:alert(1)" cannot be allowed: it must be a web address such as https://shop.example.com/callback.\n',
    ],
    [['apps', 'allow'], 'Missing argument URL.\nTry: shopwright apps allow --help\n'],
    [
      [
        'keys',
        'create',
        '--name',
        'X',
        '--permissions',
        'WIX_STORES.READ_PRODUCTS,ECOM.READ_ORDER',
      ],
      'Unknown permission "ECOM.READ_ORDER". Did you mean ECOM.READ_ORDERS?\n',
    ],
    [['keys', 'create', '--name', 'X', '--permissions', '*'], 'Use --all for full access.\n'],
    [
      ['keys', 'create', '--name', 'X', '--all', '--permissions', 'ECOM.READ_ORDERS'],
      'Use either --all or --permissions, not both.\n',
    ],
    [
      ['keys', 'create', '--name', 'X', '--all', '--expires', 'soon'],
      '--expires is "soon"; it must be a date such as 2027-06-30, or a number of days such as 90d.\n',
    ],
    [
      ['keys', 'create', '--name', 'X', '--all', '--expires', '2020-01-01'],
      '--expires is "2020-01-01", which is in the past.\n',
    ],
    [['keys', 'revoke', 'Reports'], '"Reports" is not a key ID.\nTry: shopwright keys list\n'],
    [
      ['apps', 'create', '--name', 'X', '--permissions', 'ECOM.READ_ORDERS'],
      'A storefront acts for its visitors and cannot have permissions. Use --kind app for an app with permissions.\n',
    ],
  ])('%s', async (args, sentence) => {
    expect(await shopwright(args)).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  test('a key gets only named permissions: the command lists them', async () => {
    const { code, stdout, stderr } = await shopwright(['keys', 'create', '--name', 'X']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Choose permissions with --permissions ID,ID, or give full access with --all\. Available permissions:\n\n/,
    );
    expect(stderr).toMatch(/^ {2}ECOM\.MODIFY_TRANSACTIONS +Move money: .+\.$/m);
  });

  test('as one line of JSON with --json', async () => {
    expect(await shopwright(['strat', '--json'])).toEqual({
      code: 1,
      stdout: '',
      stderr: '{"error":"Unknown command \\"strat\\". Did you mean start?"}\n',
    });
  });

  test('a missing file, as one line of JSON with --json', async () => {
    expect(await shopwright(['import', '/nowhere/products.csv', '--json'])).toEqual({
      code: 1,
      stdout: '',
      stderr: '{"error":"File not found: /nowhere/products.csv."}\n',
    });
  });

  test('an invalid setting', async () => {
    expect(await shopwright(['start', '--json'], { env: { SHOPWRIGHT_ENV: 'staging' } })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '{"error":"SHOPWRIGHT_ENV is \\"staging\\"; it must be development or production."}\n',
    });
  });

  test('does not create a store in an empty folder', async () => {
    const room = mkdtempSync(join(tmpdir(), 'shopwright-cli-'));
    try {
      const { code, stderr } = await shopwright(['apps', 'list', '--data', join(room, 'mistyped')]);
      expect([code, stderr]).toEqual([
        1,
        `No store found in ${join(room, 'mistyped')}. Run "shopwright start" to create one, or choose another data directory with --data.\n`,
      ]);
    } finally {
      rmSync(room, { recursive: true });
    }
  });
});

describe('an older Node', () => {
  const older = findOlderNode();

  test.skipIf(older === undefined)(
    'is replaced by the required one: same output, same exit code',
    async () => {
      const options = {
        executable: workspaceExecutable,
        ...(older === undefined ? {} : { node: older }),
      };
      expect(await shopwright(['--version'], options)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
        stderr: '',
      });
      expect(await shopwright(['strat', '--json'], options)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^\{"error":/),
      });
    },
  );
});
