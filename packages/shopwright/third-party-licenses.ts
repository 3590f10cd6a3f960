import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licenses of the libraries that are bundled: most of them ask that their text travels with
 * copies of the code.
 */
export async function thirdPartyLicenses(moduleIds: readonly string[]): Promise<string> {
  const folders = new Set(moduleIds.flatMap((id) => packageFolderOf(id) ?? []));
  const notices = await Promise.all([...folders].map(noticeOf));
  return `${notices.toSorted((one, other) => (one < other ? -1 : 1)).join('\n\n')}\n`;
}

/** `.../node_modules/@scope/name` of a module inside it. */
export function packageFolderOf(moduleId: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1];
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { readonly name: string; readonly version: string; readonly license?: string };
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
  const texts = await Promise.all(
    files.toSorted().map(async (file) => (await readFile(join(folder, file), 'utf8')).trim()),
  );
  return [`# ${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
}
