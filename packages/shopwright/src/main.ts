import { ConfigError, readConfig, type Config } from '@shopwright/server/config/index';
import { statSync } from 'node:fs';
import { commands } from './commands.ts';
import { describeFileError } from './files/file-errors.ts';
import { help } from './help.ts';
import { parse } from './parse.ts';
import { Refusal } from './refusal.ts';
import { createTerminal, type Terminal } from './terminal.ts';
import { readVersion } from './version.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  // Read before parsing, because a parse error must be printed in the right format, too.
  const terminal = createTerminal({ json: args.includes('--json') });
  try {
    const invocation = parse(args, commands);
    if (invocation.kind === 'help') {
      process.stdout.write(`${help(invocation.words, commands)}\n`);
      return 0;
    }
    if (invocation.kind === 'version') {
      process.stdout.write(`${readVersion()}\n`);
      return 0;
    }
    const { command, values } = invocation;
    const port = typeof values.port === 'number' ? { port: values.port } : {};
    const dataDir = values.data === undefined ? {} : { dataDir: values.data };
    const config = () => withUsableDataDir(readConfig(process.env, { ...port, ...dataDir }));
    return (await command.run({ values, terminal, config })) ?? 0;
  } catch (error) {
    reportError(error, terminal);
    return 1;
  }
}

/**
 * A path that leads to a file, or through one, is a slip of the keyboard: no command gets to work
 * on it.
 */
function withUsableDataDir(config: Config): Config {
  try {
    if (statSync(config.dataDir).isDirectory()) return config;
  } catch (error) {
    // The folder may be created by the command.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTDIR')) return config;
  }
  throw new ConfigError(
    `${config.dataDir} cannot be the data directory: part of the path is a file. Choose another directory with --data.`,
  );
}

function reportError(error: unknown, terminal: Terminal): void {
  if (!(error instanceof Error)) return terminal.fail(String(error));
  if (error instanceof Refusal)
    return terminal.fail(error.message, error.hint && `Try: ${error.hint}`);
  const fileError = describeFileError(error);
  if (fileError !== undefined) return terminal.fail(fileError);
  // A programming error is our bug and needs its stack trace. Other errors have their own message.
  const isBug = [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => error instanceof kind,
  );
  terminal.fail(error.message || error.name, isBug ? error.stack : undefined);
}
