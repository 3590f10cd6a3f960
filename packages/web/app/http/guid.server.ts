/** Matches a GUID within a longer, case-insensitive pattern. */
export const guidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const wholeGuid = new RegExp(`^${guidPattern}$`, 'i');

export const isGuid = (text: string): boolean => wholeGuid.test(text);
