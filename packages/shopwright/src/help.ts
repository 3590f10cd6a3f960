import { sharedOptions, type Command, type Option, type Options } from './command.ts';
import { startsWith } from './parse.ts';

const WIDTH = 100;

/** The help of a command, of a group (`keys`), or of everything. */
export function help(words: readonly string[], commands: readonly Command[]): string {
  const chosen = commands.filter((command) => startsWith(command.words, words));
  const [only] = chosen;
  if (words.length > 0 && only && only.words.length === words.length) return commandHelp(only);
  return words.length > 0 ? groupHelp(words, chosen) : everything(commands);
}

function everything(commands: readonly Command[]): string {
  return [
    'Shopwright: open, self-hosted commerce.',
    '',
    ...section('Usage', ['shopwright <command> [options]']),
    ...section(
      'Commands',
      columns(commands.map((command) => [command.words.join(' '), command.summary])),
    ),
    ...section('Global options', optionLines(sharedOptions)),
    'Run "shopwright <command> --help" for the options and examples of a command.',
    'Run "shopwright --version" to print the version.',
    '',
    'Get started: shopwright start',
  ].join('\n');
}

function groupHelp(words: readonly string[], commands: readonly Command[]): string {
  return [
    ...section('Usage', [`shopwright ${words.join(' ')} <command> [options]`]),
    ...section(
      'Commands',
      columns(commands.map((command) => [command.words.join(' '), command.summary])),
    ),
    `Run "shopwright ${words.join(' ')} <command> --help" for the options and examples of a command.`,
  ].join('\n');
}

function commandHelp(command: Command): string {
  const own = Object.entries(command.options);
  const usage = [
    'shopwright',
    ...command.words,
    ...own.map(([name, option]) => usageOf(name, option)),
  ].join(' ');
  return [
    command.summary,
    '',
    ...(command.about === undefined ? [] : [...wrap(command.about, WIDTH), '']),
    ...section('Usage', [usage]),
    ...(own.length === 0 ? [] : section('Options', optionLines(command.options))),
    ...section('Global options', optionLines(sharedOptions)),
    ...section(command.examples.length === 1 ? 'Example' : 'Examples', command.examples),
  ]
    .join('\n')
    .trimEnd();
}

function usageOf(name: string, option: Option): string {
  if (option.kind === 'argument') return option.required ? option.hint : `[${option.hint}]`;
  const words =
    option.kind === 'flag'
      ? `--${name}`
      : `--${name} ${option.hint}${option.kind === 'list' ? '...' : ''}`;
  return option.kind === 'text' && option.required ? words : `[${words}]`;
}

function optionLines(options: Options): string[] {
  return columns(
    Object.entries(options).map(([name, option]) => [
      option.kind === 'argument'
        ? option.hint
        : `--${name}${option.kind === 'flag' ? '' : ` ${option.hint}`}`,
      option.help,
    ]),
  );
}

const section = (title: string, lines: readonly string[]): string[] => [
  `${title}:`,
  ...lines.map((line) => `  ${line}`),
  '',
];

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.flatMap(([left, right]) =>
    wrap(right, WIDTH - width).map((line, index) => (index === 0 ? left : '').padEnd(width) + line),
  );
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
