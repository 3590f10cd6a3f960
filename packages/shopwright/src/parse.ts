import { parseArgs } from 'node:util';
import { suggest } from '@shopwright/server/kernel/suggest';
import { sharedOptions, type Command, type Option, type Options, type Values } from './command.ts';
import { Refusal } from './refusal.ts';

/** A parsed command line. */
export type Invocation =
  | { readonly kind: 'help'; readonly words: readonly string[] }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly values: Values<Options & typeof sharedOptions>;
    };

/** Throws a Refusal with one sentence for what cannot be understood. */
export function parse(args: readonly string[], commands: readonly Command[]): Invocation {
  const { words, rest } = leadingWords(args[0] === 'help' ? [...args.slice(1), '--help'] : args);
  const wantsHelp = rest.some((arg) => arg === '--help' || arg === '-h');
  if (words.length === 0) {
    const [first] = rest;
    if (first === undefined || wantsHelp) return { kind: 'help', words: [] };
    if (first === '--version' || first === '-v') return { kind: 'version' };
    throw new Refusal(
      `Put the command before its options: shopwright <command> ${rest.join(' ')}.`,
      { hint: 'shopwright --help' },
    );
  }
  const command = commands.find((one) => one.words.every((word, index) => words[index] === word));
  if (command === undefined) {
    if (wantsHelp && commands.some((one) => startsWith(one.words, words)))
      return { kind: 'help', words };
    throw unknownCommand(words, commands);
  }
  if (wantsHelp) return { kind: 'help', words: command.words };
  return {
    kind: 'run',
    command,
    values: readOptions(command, [...words.slice(command.words.length), ...rest]),
  };
}

export const startsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((word, index) => words[index] === word);

/** The command comes before the first option; `--data x start` would be ambiguous. */
function leadingWords(args: readonly string[]): { words: string[]; rest: string[] } {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const count = end === -1 ? args.length : end;
  return { words: args.slice(0, count), rest: args.slice(count) };
}

function unknownCommand(words: readonly string[], commands: readonly Command[]): Refusal {
  const [first = '', second] = words;
  const group = commands.filter((one) => one.words[0] === first);
  if (group.length === 0) {
    const meant = suggest(first, [...new Set(commands.map((one) => one.words[0] ?? ''))]);
    return new Refusal(`Unknown command "${first}".${didYouMean(meant)}`, {
      hint: 'shopwright --help',
    });
  }
  const choices = group.map((one) => one.words[1] ?? '');
  const hint = `shopwright ${first} --help`;
  if (second === undefined)
    return new Refusal(`"${first}" needs a subcommand: ${choices.join(', ')}.`, { hint });
  return new Refusal(
    `Unknown command "${first} ${second}".${didYouMean(suggest(second, choices))}`,
    { hint },
  );
}

function readOptions(
  command: Command,
  args: readonly string[],
): Values<Options & typeof sharedOptions> {
  const options: Options = { ...command.options, ...sharedOptions };
  const hint = `shopwright ${command.words.join(' ')} --help`;
  const refuse = (sentence: string) => new Refusal(sentence, { hint });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options)
        .filter(([, { kind }]) => kind !== 'argument')
        .map(([name, { kind }]) => [
          name,
          { type: kind === 'flag' ? 'boolean' : 'string' } as const,
        ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });

  const given = new Map<string, string[]>();
  const argument = Object.keys(options).find((name) => options[name]?.kind === 'argument');
  let open: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (open === undefined && (argument === undefined || given.has(argument)))
        throw refuse(`Unexpected argument "${token.value}".`);
      if (open === undefined && argument !== undefined) given.set(argument, [token.value]);
      else open?.push(token.value);
      continue;
    }
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined || option.kind === 'argument')
      throw refuse(
        `Unknown option ${token.rawName}.${didYouMean(suggestOption(token.rawName, options))}`,
      );
    const value = textOf(token, option, refuse);
    const values = given.get(token.name) ?? [];
    if (values.length > 0 && option.kind !== 'list' && option.kind !== 'flag')
      throw refuse(`${token.rawName} was given more than once.`);
    values.push(value);
    given.set(token.name, values);
    open = option.kind === 'list' ? values : undefined;
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      valueOf(name, option, given.get(name), refuse),
    ]),
  );
  // Read from the same table the type is made from.
  return values as Values<Options & typeof sharedOptions>;
}

type Refuse = (sentence: string) => Refusal;

function textOf(
  token: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  option: Option,
  refuse: Refuse,
): string {
  if (option.kind === 'flag') {
    if (token.value === undefined) return '';
    throw refuse(`${token.rawName} does not take a value.`);
  }
  const missing =
    token.value === undefined ||
    token.value === '' ||
    (token.inlineValue === false && token.value.startsWith('-'));
  if (missing) throw refuse(`${token.rawName} needs a value: ${token.rawName} ${option.hint}.`);
  return token.value ?? '';
}

function valueOf(
  name: string,
  option: Option,
  given: readonly string[] | undefined,
  refuse: Refuse,
): boolean | string | number | readonly string[] | undefined {
  const [first] = given ?? [];
  switch (option.kind) {
    case 'flag':
      return given !== undefined;
    case 'list':
      return given ?? [];
    case 'argument':
      if (first === undefined && option.required) throw refuse(`Missing argument ${option.hint}.`);
      return first;
    case 'port': {
      if (first === undefined) return undefined;
      const port = Number(first);
      if (/^\d+$/.test(first) && port <= 65_535) return port;
      throw refuse(
        `--${name} is "${first}"; it must be a number from 0 to 65535 (0 selects a free port).`,
      );
    }
    case 'text':
      if (first === undefined && option.required)
        throw refuse(`Missing option --${name} ${option.hint}.`);
      if (first !== undefined && option.choices && !option.choices.includes(first)) {
        throw refuse(`--${name} is "${first}"; it must be ${option.choices.join(' or ')}.`);
      }
      return first;
  }
}

function suggestOption(rawName: string, options: Options): string | undefined {
  const meant = suggest(rawName.replace(/^-+/, ''), Object.keys(options));
  return meant === undefined ? undefined : `--${meant}`;
}

const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean ${meant}?`;
