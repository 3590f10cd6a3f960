import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf, readContainerfile, stepsOf, wordsOf } from './containerfile.ts';

/** What can be said about the image and the compose files without a container engine. */

const root = resolve(import.meta.dirname, '..', '..');
const deploy = resolve(root, 'deploy');
const read = (file: string): string => readFileSync(resolve(deploy, file), 'utf8');

test('the image runs without root, keeps its data in a volume and says whether it is healthy', () => {
  const final = readContainerfile(read('Containerfile')).at(-1);
  if (!final) throw new Error('no stage');
  expect(stepsOf(final, 'USER')).toEqual(['node']);
  expect(wordsOf(final, 'VOLUME')).toContain(environmentOf(final)['SHOPWRIGHT_DATA']);
  expect(wordsOf(final, 'HEALTHCHECK').at(-1)).toContain('/ready');
  expect([wordsOf(final, 'ENTRYPOINT')[0], wordsOf(final, 'CMD')]).toEqual(['node', ['start']]);
});

test('a stage copies from the repository or from a stage before it', () => {
  const stages = readContainerfile(read('Containerfile'));
  expect(stages.map(({ name }) => name)).toEqual(['build', 'release', 'install', 'final']);
  for (const [index, stage] of stages.entries())
    for (const copy of stepsOf(stage, 'COPY')) {
      const before = stages.slice(0, index).map(({ name }) => name);
      const [, from] = /^--from=(\S+)/.exec(copy) ?? [];
      if (from === undefined)
        expect(existsSync(resolve(root, copy.split(' ')[0] ?? ''))).toBe(true);
      else expect(before).toContain(from);
    }
});

test.skipIf(!existsSync(resolve(root, '.git')))('the build gets every committed file', () => {
  const ignored = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '--cached', '--ignored'].concat(
      `--exclude-from=${resolve(deploy, 'Containerfile.dockerignore')}`,
    ),
    { cwd: root, encoding: 'utf8' },
  );
  expect(ignored).toBe('');
});

test.each(['compose.yml', 'compose.postgres.yml'])(
  '%s names files that exist, and volumes and networks that it declares',
  (file) => {
    const text = read(file);
    const paths = [...text.matchAll(/dockerfile: (\S+) \}/g)].map(([, path = '']) =>
      resolve(deploy, '..', path),
    );
    const mounts = [...text.matchAll(/- (\.\/[^:]+):/g)].map(([, path = '']) =>
      resolve(deploy, path),
    );
    expect([...paths, ...mounts].filter((path) => !existsSync(path))).toEqual([]);
    const declared = text.slice(text.lastIndexOf('\nvolumes:\n'));
    const used = [...text.matchAll(/['-] ?(?<!\.)\b([a-z]+):\//g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((name) => !declared.includes(`\n  ${name}:`))).toEqual([]);
  },
);

test('a container cannot write outside its volumes, nor get more rights', () => {
  for (const file of ['compose.yml', 'compose.postgres.yml'])
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(read(file)).toContain(line);
});
