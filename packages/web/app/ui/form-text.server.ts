/** The text of a field; empty for a file. */
export const formText = (form: FormData, name: string): string => formSecret(form, name).trim();

/** The same to the letter: a space may be part of a password. */
export function formSecret(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
