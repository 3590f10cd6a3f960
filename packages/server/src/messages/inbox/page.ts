import { html, type Html } from '../../http/index.ts';
import { codesIn, linksIn } from '../rules/findings.ts';
import type { ListedMessage } from '../store/messages.ts';
import { style } from './style.ts';

/**
 * The development inbox with all messages of the store. It has no script; mails are shown in
 * sandboxed frames.
 */
export function inboxPage({
  messages,
  to,
}: {
  messages: readonly ListedMessage[];
  to: string;
}): string {
  return `<!doctype html>\n${
    html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Inbox · Shopwright</title><style>${{ markup: style }}</style></head>
<body>
<header><a class="brand" href="/dev/inbox">Shopwright <span>Inbox</span></a>
<form action="/dev/inbox" method="get" role="search"><label class="hidden" for="to">Recipient</label><input id="to" name="to" type="search" placeholder="Recipient" value="${to}" maxlength="320" autocomplete="off"><button type="submit">Show</button></form></header>
<main>
<h1>${heading(messages.length, to)}</h1>
<p class="lead">${messages.length === 0 ? 'Mails, text messages and calls appear here as soon as the store sends them.' : 'Newest first. What a person would have received, on this machine only.'}</p>
${messages.map(card)}
</main>
</body></html>`.markup
  }\n`;
}

function heading(count: number, to: string): string {
  const many = count === 0 ? 'No messages' : count === 1 ? '1 message' : `${count} messages`;
  return to === '' ? many : `${many} to ${to}`;
}

const channels = {
  EMAIL: 'Mail',
  SMS: 'Text message',
  CALL: 'Call',
  PUSH: 'Notification',
} as const;

function card(message: ListedMessage, index: number): Html {
  const codes = codesIn(message.text);
  const links = linksIn(message.text);
  return html`<article>
<details${index === 0 && html` open`}>
<summary><span class="what"><b class="subject">${message.subject || firstLine(message.text)}</b><span class="meta">${channels[message.channel]} to <b>${message.to}</b></span></span>
<span class="when"><time datetime="${message.createdAt.toISOString()}">${moment(message.createdAt)}</time>${state(message)}</span></summary>
${(codes.length > 0 || links.length > 0) && html`<ul class="findings">${codes.map((code) => html`<li>Code <code class="code">${code}</code></li>`)}${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`}
${message.lastError !== null && html`<p class="error">${message.lastError}</p>`}
<div class="parts">${message.html !== null && html`<iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${withBase(message.html)}" loading="lazy"></iframe>`}
<pre tabindex="0">${message.text}</pre></div>
<p class="foot"><span>${message.kind}</span>${message.attachments.map((filename) => html`<span>Attached: ${filename}</span>`)}</p>
</details>
</article>`;
}

function state({ state: now }: ListedMessage): Html | false {
  return (
    now !== 'SENT' &&
    html` <b class="mark ${now.toLowerCase()}">${now === 'QUEUED' ? 'on its way' : 'failed'}</b>`
  );
}

const firstLine = (text: string): string =>
  text.trim().split('\n')[0]?.slice(0, 120) || 'Without words';
const moment = (at: Date): string =>
  `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)} UTC`;

/** Links in the mail open in a new tab, not inside the inbox's frame. */
const withBase = (mail: string): string => mail.replace(/<head>/i, '<head><base target="_blank">');
