/** The place of a file in the order of the library, newest first. */
export interface FilePosition {
  /** With microseconds, which a Date does not have. */
  readonly createdAt: string;
  readonly mediaId: string;
}

/** A cursor of the library: the position of the last file of a page. */
export const encodeFileCursor = ({ createdAt, mediaId }: FilePosition): string =>
  Buffer.from(`${createdAt} ${mediaId}`).toString('base64url');

/** Undefined for a cursor that this server has not made. */
export function decodeFileCursor(cursor: string): FilePosition | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([\w~.-]{1,200})$/.exec(text);
  const [, createdAt = '', mediaId = ''] = match ?? [];
  return match && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, mediaId } : undefined;
}
