/** A key that is typed into no field, under no dialog and without a modifier: a shortcut of the page. */
export function isPlainKey({
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
