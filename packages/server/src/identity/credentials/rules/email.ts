/** One address, however it is typed: written in full-width letters or capitals it is the same mailbox to us. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Enough to recognise one's own address, too little to learn another's. */
export function emailHint(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}

export const phoneHint = (phone: string): string => `••• ${phone.replaceAll(/\D/g, '').slice(-2)}`;
