/** Why a file cannot be read or written, in a sentence. */
export function fileTrouble(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT': return `There is no file ${path}.`;
    case 'ENOTDIR': return `There is no folder for ${path}: a part of the path is a file.`;
    case 'EISDIR': return `${path} is a folder, not a file.`;
    case 'EACCES': case 'EPERM': return `${path} may not be opened by this user.`;
    case 'ENOSPC': return `${path} cannot be written: the disk is full.`;
    case 'EROFS': return `${path} cannot be written: the disk is read-only.`;
    default: return `${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A file that is to be written need not be there; its folder must be. */
export const writeTrouble = (error: unknown, path: string): string =>
  (error instanceof Error && 'code' in error && error.code === 'ENOENT' ? `There is no folder for ${path}.` : fileTrouble(error, path));
