import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { parse } from './parse.ts';
import { Refusal } from './refusal.ts';

const read = (line: string) => parse(line.split(' '), commands);
const valuesOf = (line: string) => {
  const invocation = read(line);
  return invocation.kind === 'run' ? invocation.values : undefined;
};
const refusalOf = (line: string): string => {
  try {
    read(line);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'understood';
};

describe('values', () => {
  test('a list is repeated, or given once with several values', () => {
    expect(valuesOf('apps create --name X --redirect a --redirect b')).toMatchObject({
      name: 'X',
      redirect: ['a', 'b'],
      origin: [],
    });
    expect(valuesOf('apps create --redirect a b --origin c d --name X')).toMatchObject({
      name: 'X',
      redirect: ['a', 'b'],
      origin: ['c', 'd'],
    });
  });

  test('a port is a number, a flag a boolean', () => {
    expect(valuesOf('start --port=0 --json')).toMatchObject({
      port: 0,
      json: true,
      help: false,
      data: undefined,
    });
    expect(valuesOf('start')).toMatchObject({ port: undefined, json: false });
  });
});

describe('a usage error is one sentence', () => {
  test.each([
    ['strat', 'Unknown command "strat". Did you mean start?'],
    ['xyz', 'Unknown command "xyz".'],
    ['keys', '"keys" needs a subcommand: create, list, revoke, rotate.'],
    ['keys craete', 'Unknown command "keys craete". Did you mean create?'],
    ['start --prot 1', 'Unknown option --prot. Did you mean --port?'],
    ['start --constructor', 'Unknown option --constructor.'],
    ['start --port', '--port needs a value: --port N.'],
    ['start --port --json', '--port needs a value: --port N.'],
    [
      'start --port 70000',
      '--port is "70000"; it must be a number from 0 to 65535 (0 selects a free port).',
    ],
    ['start --port 1 --port 2', '--port was given more than once.'],
    ['start --json=yes', '--json does not take a value.'],
    ['start here', 'Unexpected argument "here".'],
    ['keys create', 'Missing option --name NAME.'],
    ['apps create --name X --kind shop', '--kind is "shop"; it must be storefront or app.'],
    ['--data x start', 'Put the command before its options: shopwright <command> --data x start.'],
  ])('%s', (line, sentence) => {
    expect(refusalOf(line)).toBe(sentence);
  });
});

test('help works at every level, before or after the command', () => {
  expect(parse([], commands)).toEqual({ kind: 'help', words: [] });
  expect(read('--help')).toEqual({ kind: 'help', words: [] });
  expect(read('help keys')).toEqual({ kind: 'help', words: ['keys'] });
  expect(read('keys create --name --help')).toEqual({ kind: 'help', words: ['keys', 'create'] });
});

test('any arguments are parsed or refused, never a crash', () => {
  const optionNames = commands.flatMap((command) => [
    ...command.words,
    ...Object.keys(command.options).map((name) => `--${name}`),
  ]);
  const word = fc.oneof(
    fc.constantFrom(...optionNames, '--json', '--', '-', '--__proto__', '--toString=1'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(word), (args) => {
      try {
        expect(['help', 'version', 'run']).toContain(parse(args, commands).kind);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
  );
});
