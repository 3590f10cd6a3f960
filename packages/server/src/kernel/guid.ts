const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The wire's GUID form, in either case. */
export const isGuid = (text: string): boolean => GUID.test(text.toLowerCase());

/** A GUID in lower case, as this server and PostgreSQL write them. */
export const isCanonicalGuid = (text: string): boolean => GUID.test(text);
