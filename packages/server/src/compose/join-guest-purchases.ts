import type { Db, Tx } from '../db/index.ts';
import type { EventNotice } from '../events/index.ts';
import { emailKey, findMember, findMemberByEmail, type OnVerified } from '../identity/index.ts';
import { emailOfGuestOrder, joinOrders } from '../orders/index.ts';
import { findBooking, joinBookings } from '../services/index.ts';
import { findTicket, joinTickets } from '../tickets/index.ts';

/**
 * What a guest bought with an address belongs to the account that has confirmed this address. An
 * account that only claims the address gets nothing: anyone can register with the address of
 * another person.
 */
export const joinGuestPurchases: OnVerified = async (tx, { siteId, ...account }) => {
  await joinOrders(tx, siteId, account);
  await joinBookings(tx, siteId, account);
  await joinTickets(tx, siteId, account);
};

/**
 * Purchases made after the address was confirmed, and addresses confirmed by a way that asks for no
 * code, such as another sign-in service.
 */
export function joinJobs({ db }: { readonly db: Db }) {
  return {
    tasks: {
      'join-guest-purchases': async (payload: unknown) => {
        const { siteId, entityType, entityId } = payload as EventNotice;
        await db.tx(async (tx) => {
          const member = await memberOf(tx, siteId, entityType, entityId);
          if (member?.loginEmail && member.loginEmailVerified)
            await joinGuestPurchases(tx, {
              siteId,
              memberId: member.memberId,
              email: member.loginEmail,
            });
        });
      },
    },
    schedule: [],
    on: {
      'wix.ecom.v1.order_created': 'join-guest-purchases',
      'shopwright.v1.booking_confirmed': 'join-guest-purchases',
      'shopwright.v1.ticket_issued': 'join-guest-purchases',
      'wix.members.v1.member_created': 'join-guest-purchases',
      'wix.members.v1.member_updated': 'join-guest-purchases',
    },
  } as const;
}

async function memberOf(tx: Tx, siteId: string, entityType: string, entityId: string) {
  if (entityType === 'wix.members.v1.member') return findMember(tx, siteId, entityId);
  const email = await guestEmail(tx, siteId, entityType, entityId);
  return email ? findMemberByEmail(tx, siteId, emailKey(email)) : undefined;
}

async function guestEmail(
  tx: Tx,
  siteId: string,
  entityType: string,
  entityId: string,
): Promise<string | null | undefined> {
  switch (entityType) {
    case 'wix.ecom.v1.order':
      return emailOfGuestOrder(tx, siteId, entityId);
    case 'shopwright.v1.booking':
      return (await findBooking(tx, siteId, entityId))?.contact.email;
    default:
      return (await findTicket(tx, siteId, entityId))?.email;
  }
}
