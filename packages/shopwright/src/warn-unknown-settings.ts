import type { Config } from '@shopwright/server';
import type { Terminal } from './terminal.ts';

/** A name that is near none of ours is not refused: it may belong to a script around the server. */
export function warnUnknownSettings(
  { unknownSettings }: Pick<Config, 'unknownSettings'>,
  terminal: Pick<Terminal, 'note'>,
): void {
  for (const name of unknownSettings) terminal.note(`Unknown setting ${name}.`);
}
