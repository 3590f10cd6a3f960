export type Channel = 'EMAIL' | 'SMS' | 'CALL' | 'PUSH';

/** A line break would start another header. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Why the address is invalid, or undefined. */
export function whyNoAddress(channel: Channel, to: string): string | undefined {
  if (oneLine(to) !== to || to === '') return 'The address is empty or has a line break in it.';
  switch (channel) {
    case 'EMAIL':
      return looksLikeEmail(to) ? undefined : 'This is not an e-mail address.';
    case 'SMS':
    case 'CALL':
      return /^\+?[\d\s().-]{3,40}$/.test(to) && /\d{3}/.test(to.replaceAll(/\D/g, ''))
        ? undefined
        : 'This is not a phone number.';
    case 'PUSH':
      return to.length <= 512 ? undefined : 'The name of the device is too long.';
  }
}

/**
 * A single address, without anything that a mail program reads as a list, a name, a comment or a
 * route.
 */
function looksLikeEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:".\p{Cc}]+$/u.test(
      text,
    ) &&
    !text.includes('..')
  );
}
