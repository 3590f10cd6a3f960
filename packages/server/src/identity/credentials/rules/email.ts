/** The canonical form of an address: full-width letters and capitals mean the same mailbox. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Recognizable for its owner, but not readable for others. */
export function emailHint(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}

export const phoneHint = (phone: string): string => `••• ${phone.replaceAll(/\D/g, '').slice(-2)}`;
