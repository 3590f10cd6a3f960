import { readConfig } from '@shopwright/server/config/index';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What can be said about the files of deploy/ without the programs that read them. */

const deploy = resolve(import.meta.dirname, '..', '..', 'deploy');
const read = (file: string): string => readFileSync(resolve(deploy, file), 'utf8');
const files = readdirSync(deploy, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:yml|service|conf)$|file$/.test(file),
);

test('every setting that a file names exists', () => {
  const text = files.map(read).join('\n');
  const named = [...new Set(text.match(/SHOPWRIGHT_[A-Z0-9_]*[A-Z0-9]/g))];
  expect(named.length).toBeGreaterThan(2);
  const { unknownSettings } = readConfig(Object.fromEntries(named.map((name) => [name, ''])));
  expect(unknownSettings).toEqual([]);
});

test('a service cannot write outside its folder, nor get more rights', () => {
  for (const unit of ['systemd/shopwright.service', 'systemd/shopwright-worker.service'])
    for (const line of [
      'User=shopwright',
      'NoNewPrivileges=true',
      'ProtectSystem=strict',
      'StateDirectory=shopwright',
      // The server stops its PostgreSQL itself.
      'KillMode=mixed',
    ])
      expect(read(unit).split('\n'), unit).toContain(line);
});
