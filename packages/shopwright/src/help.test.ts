import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { help } from './help.ts';

test('the first page names every command', () => {
  const page = help([], commands);
  for (const command of commands) expect(page).toContain(`  ${command.words.join(' ')} `);
});

test.each(commands.map((command) => [command.words.join(' '), command] as const))(
  '%s explains its options and shows examples',
  (_name, command) => {
    const page = help(command.words, commands);
    expect(page).toContain(command.summary);
    for (const [name, option] of Object.entries(command.options))
      expect(page).toContain(option.kind === 'argument' ? option.hint : `--${name}`);
    for (const name of ['data', 'json', 'help']) expect(page).toContain(`--${name}`);
    for (const example of command.examples) expect(page).toContain(example);
    expect(command.examples.length).toBeGreaterThan(0);
  },
);

test('a group lists its commands', () => {
  expect(help(['keys'], commands)).toContain('keys rotate');
  expect(help(['keys'], commands)).not.toContain('apps list');
});
