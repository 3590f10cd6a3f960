/** Who is told next that there is room: in the order they came, as long as what they want fits. Those told lately are still being waited for. */
export function whoIsNext<
  Guest extends { readonly quantity: number; readonly toldAt: Date | null },
>(guests: readonly Guest[], room: number | null, now: number, patienceMs: number): Guest[] {
  let left = room ?? Infinity;
  for (const { quantity, toldAt } of guests)
    if (toldAt !== null && now - toldAt.getTime() < patienceMs) left -= quantity;
  const next: Guest[] = [];
  for (const guest of guests) {
    if (guest.toldAt !== null || guest.quantity > left) continue;
    left -= guest.quantity;
    next.push(guest);
  }
  return next;
}
