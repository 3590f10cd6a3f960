/** Opens a native dialog over the page. A second call does nothing. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** For the `onClick` of a dialog: a click on its backdrop closes it. */
export function closeOnBackdrop({ target, currentTarget }: React.MouseEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}
