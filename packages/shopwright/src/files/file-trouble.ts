/** Why a file or folder cannot be read or written, and what to do, in sentences. */
export function fileTrouble(error: unknown, path: string): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return `There is no file ${path}.`;
    case 'ENOTDIR':
      return `There is no folder for ${path}: a part of the path is a file.`;
    case 'EISDIR':
      return `${path} is a folder, not a file.`;
    case 'EEXIST':
      return `${path} is there already, as something else. Choose another path.`;
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be opened by this user. Change its permissions, or choose another path.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `${path} cannot be written: the disk is full. Free some space, or choose another path.`;
    case 'EFBIG':
      return `${path} cannot be written: it is larger than a file may be here. Choose a path on another disk.`;
    case 'EROFS':
      return `${path} cannot be written: the disk is read-only. Choose another path.`;
    case 'ENAMETOOLONG':
      return `${path} is too long for a path. Choose a shorter one.`;
    case 'ELOOP':
      return `${path} leads through symbolic links in a circle. Choose another path.`;
    default:
      return `${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A file that is to be written need not be there; its folder must be. */
export const writeTrouble = (error: unknown, path: string): string =>
  codeOf(error) === 'ENOENT'
    ? `There is no folder for ${path}. Create it first.`
    : fileTrouble(error, path);

/** A failure of the file system that no command expected; undefined for any other error. */
export function describeFileError(error: Error): string | undefined {
  if (
    !('syscall' in error) ||
    !('path' in error) ||
    typeof error.path !== 'string' ||
    typeof codeOf(error) !== 'string'
  )
    return undefined;
  return codeOf(error) === 'ENOENT'
    ? `There is no file or folder ${error.path}.`
    : fileTrouble(error, error.path);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
