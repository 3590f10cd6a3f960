import type { Format } from '@shopwright/contract';
import { isGuid } from '../kernel/guid.ts';

/** The formats of the contract, checked in linear time, with a description for error messages. */
interface FormatRule {
  readonly says: string;
  readonly test: (text: string) => boolean;
}

// One @, no spaces or control characters, a dot inside the domain: what mail servers accept,
// checked without backtracking.
const emailLocal = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const hostLabel = /^[a-z0-9\u0080-\uffff](?:[a-z0-9\u0080-\uffff-]{0,61}[a-z0-9\u0080-\uffff])?$/i;

export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@')) return false;
  const labels = text.slice(at + 1).split('.');
  const local = text.slice(0, at);
  return (
    labels.length > 1 &&
    labels.every((label) => hostLabel.test(label)) &&
    emailLocal.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

/**
 * Explicit: a URL parser would accept missing slashes, backslashes, line breaks and spaces, and the
 * next one might not.
 */
function isWebUrl(text: string, start: RegExp): boolean {
  return (
    start.test(text) && !/[\s\\\p{Cc}]/u.test(text) && (URL.parse(text)?.hostname ?? '') !== ''
  );
}

/** RFC 3339, and a real moment: no 30th of February. */
function isTimestamp(text: string): boolean {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/.exec(
      text,
    );
  return match !== null && !Number.isNaN(Date.parse(text)) && isLocalDate(text.slice(0, 10));
}

function isLocalDate(text: string): boolean {
  // February 30 would be read as March 2.
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))
  );
}

export const formats: Readonly<Record<Format, FormatRule>> = {
  GUID: { says: 'a GUID', test: isGuid },
  EMAIL: { says: 'an e-mail address', test: isEmail },
  PHONE: {
    says: 'a phone number',
    test: (text) =>
      /^[+]?[\d\s().\-/x#*]{3,40}$/.test(text) && /\d{3}/.test(text.replace(/\D/g, '')),
  },
  CURRENCY: { says: 'a currency code of three letters', test: (text) => /^[A-Z]{3}$/.test(text) },
  COUNTRY: { says: 'a country code of two letters', test: (text) => /^[A-Z]{2}$/.test(text) },
  LANGUAGE: {
    says: 'a language code',
    test: (text) => /^[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/.test(text),
  },
  WEB_URL: { says: 'a web address', test: (text) => isWebUrl(text, /^https?:\/\/[^/]/i) },
  SECURE_WEB_URL: {
    says: 'a web address that begins with https',
    test: (text) => isWebUrl(text, /^https:\/\/[^/]/i),
  },
  URL_SLUG: {
    says: 'letters, digits and hyphens',
    test: (text) => /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u.test(text),
  },
  DECIMAL_VALUE: {
    says: 'a decimal number',
    test: (text) => /^-?\d{1,18}(?:\.\d{1,9})?$/.test(text),
  },
  LOCAL_DATE: { says: 'a date (YYYY-MM-DD)', test: isLocalDate },
  TIMESTAMP: { says: 'a date and time (RFC 3339)', test: isTimestamp },
  BASE64: { says: 'base64', test: (text) => /^[A-Za-z0-9+/_-]*={0,2}$/.test(text) },
};
