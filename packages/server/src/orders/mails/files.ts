import { mailLayout, type Speech } from '../../messages/index.ts';
import { missingFiles, newLinks } from '../rules/downloads.ts';
import type { OrderLine } from '../rules/order-state.ts';
import { toBuyer, toOwner, type OrderChange, type OrderMail } from './order-change.ts';
import { buyerButton } from './parts.ts';

/**
 * The buyer gets the download links once they are paid; the owner gets a mail about missing files.
 */
export function fileMails(change: OrderChange): OrderMail[] {
  return [...delivered(change), ...missing(change)];
}

/** The page of the download, in the buyer's language. */
function inLanguage(link: string, { publicUrl }: OrderChange, { page }: Speech): string {
  return link.startsWith(`${publicUrl}/`) ? publicUrl + page(link.slice(publicUrl.length)) : link;
}

const nameOf = ({ productName }: OrderLine): string =>
  productName?.translated ?? productName?.original ?? '';

function delivered(change: OrderChange): OrderMail[] {
  const { before, after, order, store } = change;
  const lines = newLinks(before, after);
  if (lines.length === 0 || !after.terms.notify.buyer) return [];
  // A free order beyond the limits sends no mail. Files that are paid later are mailed then.
  if (before === undefined && after.terms.notify.confirmation === false) return [];
  const speech = toBuyer(change);
  const words = speech.words.order.files;
  const number = order.number ?? '';
  const until = lines[0]?.digitalFile?.expirationDate;
  const mail = mailLayout({
    store,
    language: speech.language,
    title: words.title(lines.length),
    paragraphs: [
      words.sentence(number, lines.length),
      ...(until ? [words.until(dateIn(speech.locale, until, store.timeZone))] : []),
    ],
    buttons: lines.map((line) => ({
      label: words.download(nameOf(line)),
      url: inLanguage(line.digitalFile?.link ?? '', change, speech),
    })),
    after: [words.atOrder(buyerButton(change, speech).url)],
  });
  // Each link is mailed once.
  return [
    {
      to: 'buyer',
      kind: 'digital-files',
      key: `${after.orderId} ${after.updatedAt}`,
      subject: words.subject(number, lines.length),
      ...mail,
    },
  ];
}

function missing(change: OrderChange): OrderMail[] {
  const { after, order, store } = change;
  const lines = missingFiles(after);
  if (lines.length === 0 || !after.terms.notify.owner) return [];
  const {
    language,
    words: {
      order: { fileMissing: words },
    },
  } = toOwner(change);
  const number = order.number ?? '';
  const mail = mailLayout({
    store,
    language,
    title: words.title(number),
    paragraphs: [words.sentence, words.what],
    table: { rows: lines.map(({ line, productId }) => [nameOf(line), productId]) },
  });
  return [
    {
      to: 'owner',
      kind: 'digital-file-missing',
      key: after.orderId,
      subject: words.subject(number),
      ...mail,
    },
  ];
}

function dateIn(locale: string, date: string, timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      ...(timeZone ? { timeZone } : {}),
    }).format(new Date(date));
  } catch {
    // An unsupported time zone.
    return date.slice(0, 10);
  }
}
