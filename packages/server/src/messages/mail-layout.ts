import type { Store } from '@shopwright/contract/settings/store';
import { html, type Html } from '../http/index.ts';
import { plainColor, textColorOn } from './rules/colors.ts';
import { plainMail } from './rules/plain-mail.ts';

/** Rows of text; the last column is right-aligned, for amounts. */
export interface MailTable {
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Totals below a rule; the last one is emphasized. */
  readonly totals?: readonly (readonly [label: string, amount: string])[];
}

export interface Mail {
  readonly store: Pick<Store, 'name' | 'theme' | 'email' | 'locale'>;
  /** The language of its texts; by default the store's. */
  readonly language?: string;
  readonly title: string;
  /** Line breaks in a paragraph are preserved. */
  readonly paragraphs: readonly string[];
  /** A code to type in, shown large. */
  readonly code?: string;
  readonly table?: MailTable;
  readonly button?: { readonly label: string; readonly url: string };
  /** A list of links, one below the other. */
  readonly buttons?: readonly { readonly label: string; readonly url: string }[];
  /** Text after the table and the button, such as an address or security advice. */
  readonly after?: readonly string[];
  /**
   * The preview text that mail clients show next to the subject; by default the first paragraph.
   */
  readonly preview?: string;
}

const paper = '#f4f2ee';
const ink = '#1c1b19';
const soft = '#69645b';
const line = '#e4e0d8';
const font = '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/**
 * A mail in the store's name and color, with a plain-text alternative. Everything in it is escaped.
 */
export function mailLayout(mail: Mail): { html: string; text: string } {
  const accent = plainColor(mail.store.theme?.accent, ink);
  const name = mail.store.name ?? 'Store';
  const colors = { fill: accent, words: textColorOn(accent) };
  const language = mail.language ?? (mail.store.locale ?? 'en').split(/[-_]/)[0] ?? 'en';

  const page = html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${mail.title}</title>
<style>${{ markup: style }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${paper};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:${paper};line-height:1px;">${mail.preview ?? mail.paragraphs[0] ?? mail.title}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${paper};"><tr><td class="outer" align="center" style="padding:40px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="name ink" style="padding:0 0 18px;font-family:${font};font-size:17px;line-height:24px;font-weight:600;letter-spacing:-0.01em;color:${ink};">${name}</td></tr>
<tr><td class="sheet" style="background-color:#ffffff;border-radius:10px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="inner" style="padding:40px 40px 28px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="32" height="3" style="width:32px;height:3px;background-color:${colors.fill};font-size:0;line-height:0;">&nbsp;</td></tr></table>
<h1 class="ink" style="margin:18px 0 14px;font-family:${font};font-size:24px;line-height:31px;font-weight:600;letter-spacing:-0.015em;color:${ink};">${mail.title}</h1>
${mail.paragraphs.map((words) => paragraph(words))}
${mail.code !== undefined && code(mail.code)}
${mail.table && table(mail.table)}
${[...(mail.buttons ?? []), ...(mail.button ? [mail.button] : [])].map((each) => button(each, colors))}
${(mail.after ?? []).map((words, index) => paragraph(words, index === 0 ? 28 : 0))}
</td></tr></table>
</td></tr>
<tr><td class="foot soft" style="padding:22px 0 0;font-family:${font};font-size:13px;line-height:20px;color:${soft};">${name}${mail.store.email !== undefined && html`<br><a class="soft" href="mailto:${mail.store.email}" style="color:${soft};">${mail.store.email}</a>`}</td></tr>
</table>
</td></tr></table>
</body></html>`;
  return { html: `<!doctype html>\n${page.markup}\n`, text: plainMail(mail, name) };
}

const broken = (words: string): Html[] =>
  words.split('\n').map((part, index) => (index === 0 ? html`${part}` : html`<br>${part}`));

function paragraph(words: string, above = 0): Html {
  return html`<p class="ink" style="margin:${above}px 0 16px;font-family:${font};font-size:16px;line-height:25px;color:${ink};">${broken(words)}</p>`;
}

function code(words: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="tint ink" align="center" style="background-color:${paper};border-radius:8px;padding:20px 12px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:30px;line-height:36px;font-weight:600;letter-spacing:0.14em;color:${ink};">${words}</td></tr></table>`;
}

function button(
  { label, url }: { label: string; url: string },
  { fill, words }: { fill: string; words: string },
): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px;"><tr><td align="center" style="background-color:${fill};border-radius:8px;"><a href="${webAddress(url)}" style="display:inline-block;padding:14px 26px;font-family:${font};font-size:16px;line-height:20px;font-weight:600;color:${words};text-decoration:none;border-radius:8px;">${label}</a></td></tr></table>`;
}

function table({ head, rows, totals = [] }: MailTable): Html {
  const columns = Math.max(
    head?.length ?? 0,
    ...rows.map((row) => row.length),
    totals.length > 0 ? 2 : 1,
  );
  const cell = (words: string, at: number, look: string, name: string): Html => {
    const isLast = at === columns - 1;
    const side = isLast
      ? `text-align:right;white-space:nowrap;padding-right:0;`
      : `text-align:left;padding-right:16px;`;
    return html`<td class="${name} line" valign="top" style="border-bottom:1px solid ${line};padding-top:12px;padding-bottom:12px;padding-left:0;font-family:${font};${look}${side}">${firstLineFirst(words)}</td>`;
  };
  const total = ([label, amount]: readonly [string, string], index: number): Html => {
    const isLast = index === totals.length - 1;
    const look = `padding:${index === 0 ? 16 : 5}px 0 5px;font-family:${font};${isLast ? `font-size:17px;line-height:24px;font-weight:600;color:${ink};` : `font-size:15px;line-height:22px;color:${soft};`}`;
    const name = isLast ? 'ink' : 'soft';
    return html`<tr><td class="${name}" colspan="${columns - 1}" style="${look}text-align:left;">${label}</td><td class="${name}" style="${look}text-align:right;white-space:nowrap;">${amount}</td></tr>`;
  };
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;border-collapse:collapse;">
${head && html`<tr>${head.map((words, at) => cell(words, at, `font-size:13px;line-height:18px;color:${soft};`, 'soft'))}</tr>`}
${rows.map((row) => html`<tr>${row.map((words, at) => cell(words, at, `font-size:15px;line-height:22px;color:${ink};`, 'ink'))}</tr>`)}
${totals.map(total)}
</table>`;
}

/** Further lines of a cell are secondary, such as options or a size. */
function firstLineFirst(words: string): Html {
  const [first = '', ...more] = words.split('\n');
  return html`${first}${more.map((part) => html`<br><span class="soft" style="font-size:14px;line-height:20px;color:${soft};">${part}</span>`)}`;
}

/** Only http and https links are allowed in a mail. */
function webAddress(url: string): string {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`A mail's button leads to "${url}", which is not a web address.`);
  return url;
}

const style = `
@media(max-width:600px){.outer{padding:20px 0!important}.inner{padding:28px 22px 18px!important}.name{padding:0 22px 14px!important}.foot{padding:20px 22px 0!important}.sheet{border-radius:0!important}}
@media(prefers-color-scheme:dark){.paper{background-color:#141311!important}.sheet{background-color:#1f1d1a!important}.tint{background-color:#2a2824!important}
.ink{color:#eeeae2!important}.soft{color:#aaa397!important}.line{border-color:#3a3731!important}}
`.replaceAll('\n', '');
