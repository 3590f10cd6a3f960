import { readFile } from 'node:fs/promises';
import { fileErrorMessage } from '../files/file-errors.ts';
import { Refusal } from '../refusal.ts';

const MIN_PASSPHRASE_LENGTH = 12;

/**
 * From a file or the environment, never from the command line: other users of the machine can read
 * that.
 */
export async function readPassphrase(file: string | undefined): Promise<string | undefined> {
  const text = (
    file === undefined
      ? process.env['SHOPWRIGHT_BACKUP_PASSPHRASE']
      : await readFile(file, 'utf8').catch((error: unknown) => {
          throw new Refusal(`Cannot read the passphrase. ${fileErrorMessage(error, file)}`, {
            cause: error,
          });
        })
  )?.trim();
  if (text === undefined || text === '') return undefined;
  if (text.length < MIN_PASSPHRASE_LENGTH)
    throw new Refusal(
      `The passphrase has ${text.length} characters; it must have at least ${MIN_PASSPHRASE_LENGTH}.`,
    );
  return text;
}
