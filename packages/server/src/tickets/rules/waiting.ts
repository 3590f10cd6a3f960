/**
 * The guests to notify that tickets are available: in the order they joined, as long as their
 * quantity fits. Tickets offered to recently notified guests count as taken.
 */
export function guestsToNotify<
  Guest extends { readonly quantity: number; readonly notifiedAt: Date | null },
>(guests: readonly Guest[], room: number | null, now: number, patienceMs: number): Guest[] {
  let left = room ?? Infinity;
  for (const { quantity, notifiedAt } of guests)
    if (notifiedAt !== null && now - notifiedAt.getTime() < patienceMs) left -= quantity;
  const next: Guest[] = [];
  for (const guest of guests) {
    if (guest.notifiedAt !== null || guest.quantity > left) continue;
    left -= guest.quantity;
    next.push(guest);
  }
  return next;
}
