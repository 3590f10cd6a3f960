/** All values of a field that a form may send several times, such as checkboxes. */
export function formValues(form: FormData, name: string): string[] {
  const values = form.getAll(name).filter((value) => typeof value === 'string');
  // What was typed comes back with an error as one text for each name.
  form.set(`${name}s`, values.join(' '));
  return values;
}
