/** Why a file or folder cannot be read or written, and what to do, in sentences. */
export function fileErrorMessage(error: unknown, path: string): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return `File not found: ${path}.`;
    case 'ENOTDIR':
      return `Cannot write ${path}: part of the path is a file.`;
    case 'EISDIR':
      return `${path} is a directory, not a file.`;
    case 'EEXIST':
      return `${path} already exists and is not a regular file. Choose another path.`;
    case 'EACCES':
    case 'EPERM':
      return `Permission denied: ${path}. Change its permissions, or choose another path.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `Cannot write ${path}: the disk is full. Free some space, or choose another path.`;
    case 'EFBIG':
      return `Cannot write ${path}: the file system does not allow files this large. Choose a path on another disk.`;
    case 'EROFS':
      return `Cannot write ${path}: the disk is read-only. Choose another path.`;
    case 'ENAMETOOLONG':
      return `The path ${path} is too long. Choose a shorter path.`;
    case 'ELOOP':
      return `The path ${path} contains a loop of symbolic links. Choose another path.`;
    default:
      return `Cannot open ${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A file that is to be written need not be there; its folder must be. */
export const writeErrorMessage = (error: unknown, path: string): string =>
  codeOf(error) === 'ENOENT'
    ? `The directory of ${path} does not exist. Create it first.`
    : fileErrorMessage(error, path);

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
    ? `File or directory not found: ${error.path}.`
    : fileErrorMessage(error, error.path);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
