import type { checkout as sdk } from '@shopwright/sdk';
import { formatMoment } from '../i18n/format-dates.server.ts';
import { isZone } from '../booking/zone.server.ts';

export interface LineDetail {
  readonly name: string;
  readonly value: string;
}

export interface DetailTranslations {
  readonly locale: string;
  /** For lines that do not say where they take place. */
  readonly timeZone: string;
  /** The label of the time. */
  readonly when: string;
}

/** The platform's own line about the time, written in the store's language. */
const TIME_LINE = 'When';

/** The chosen options of a line, and its time in the local time zone. */
export function lineDetails(
  {
    descriptionLines = [],
    serviceProperties,
  }: Pick<sdk.CheckoutLineItem, 'descriptionLines' | 'serviceProperties'>,
  { locale, timeZone, when }: DetailTranslations,
): LineDetail[] {
  const start = serviceProperties?.scheduledDate;
  const zone = isZone(serviceProperties?.timeZone) ? serviceProperties.timeZone : undefined;
  const isTime = (name: string | undefined): boolean =>
    start !== undefined && start !== null && name === TIME_LINE;
  const chosen = descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value =
      plainText?.translated || plainText?.original || colorInfo?.translated || colorInfo?.original;
    if (!value || (isTime(name?.original) && zone !== undefined)) return [];
    return [
      { name: isTime(name?.original) ? when : name?.translated || name?.original || '', value },
    ];
  });
  // An order from before the zone was stored has only the platform's line, which names its zone.
  const isWritten =
    zone === undefined && descriptionLines.some(({ name }) => isTime(name?.original));
  return start && !isWritten
    ? [{ name: when, value: formatMoment(start, locale, zone ?? timeZone) }, ...chosen]
    : chosen;
}

export const detailText = ({ name, value }: LineDetail): string =>
  name === '' ? value : `${name}: ${value}`;
