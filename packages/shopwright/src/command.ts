import type { Config } from '@shopwright/server';
import type { Terminal } from './terminal.ts';

/** A command of the command line, as data: help, parsing and dispatch read it. */

export type Option =
  | { readonly kind: 'flag'; readonly help: string }
  | {
      readonly kind: 'text';
      readonly hint: string;
      readonly help: string;
      readonly required?: true;
      readonly choices?: readonly string[];
    }
  /** May be given several times, or once with several values. */
  | { readonly kind: 'list'; readonly hint: string; readonly help: string }
  /** The positional argument. */
  | {
      readonly kind: 'argument';
      readonly hint: string;
      readonly help: string;
      readonly required?: true;
    }
  | { readonly kind: 'port'; readonly hint: string; readonly help: string };

export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends { kind: 'flag' }
  ? boolean
  : O extends { kind: 'list' }
    ? readonly string[]
    : O extends { kind: 'port' }
      ? number | undefined
      : O extends { required: true }
        ? string
        : O extends { choices: readonly (infer Choice)[] }
          ? Choice | undefined
          : string | undefined;

export type Values<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

/** The options of every command. */
export const sharedOptions = {
  data: {
    kind: 'text',
    hint: 'DIR',
    help: 'Data directory with the database, keys and images (default: ./data or SHOPWRIGHT_DATA)',
  },
  json: { kind: 'flag', help: 'Print the result as one line of JSON' },
  help: { kind: 'flag', help: 'Show the help of this command' },
} as const satisfies Options;

export interface CommandCall<O extends Options = Options> {
  readonly values: Values<O>;
  readonly terminal: Terminal;
  /** The environment, with the options given on the command line over it. */
  config(): Config;
}

export interface Command<O extends Options = Options> {
  /** `['keys', 'create']` */
  readonly words: readonly string[];
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Notes for the help text. */
  readonly about?: string;
  readonly options: O;
  readonly examples: readonly string[];
  /**
   * Answers the exit code when it is not 0. Written as a method so that commands with different
   * options fit in one list.
   */
  run(call: CommandCall<O>): Promise<number | void>;
}

/** Lets the compiler read a command's values from its options. */
export const defineCommand = <const O extends Options>(command: Command<O>): Command<O> => command;
