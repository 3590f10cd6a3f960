import type { Store } from '@shopwright/contract/settings/store';
import { html, type Html } from '../../http/index.ts';
import { createCurrency } from '../../kernel/money.ts';
import { speechIn } from '../../messages/index.ts';
import type { SandboxPayment } from '../store/sandbox.ts';

/** The page where the sandbox's bank asks the buyer to confirm. It is clearly marked as a test. */
export function challengePage(
  { amount, currency, state, challenge }: SandboxPayment,
  store: Store,
  language: string | undefined,
): string {
  const {
    words: { sandbox: words },
    locale,
  } = speechIn(language, store.locale);
  const price = createCurrency(currency, locale).format(amount);
  const body =
    state === 'CHALLENGE'
      ? html`<p class="amount">${price}</p><p>${words.question(store.name ?? '', price)}</p><form method="post"><input type="hidden" name="challenge" value="${challenge}"><button class="main" name="answer" value="approve">${words.approve}</button><button name="answer" value="reject">${words.reject}</button></form>`
      : html`<p>${words.answered}</p>`;
  return sandboxPage(store, language, words.title, body);
}

export function donePage(store: Store, language: string | undefined): string {
  const {
    words: { sandbox: words },
  } = speechIn(language, store.locale);
  return sandboxPage(store, language, words.title, html`<p>${words.done}</p>`);
}

const styles = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;align-content:center;justify-items:center;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f4f2ee,#181613);color:light-dark(#22201c,#eae7e2)}
.store{margin:0 0 1.5rem;font:400 1.5rem/1.2 Georgia,serif;overflow-wrap:anywhere;text-align:center}
main{width:100%;max-width:26rem;padding:1.75rem;border:1px solid light-dark(#dcd8d0,#3a3733);background:light-dark(#fff,#211f1c)}
.test{margin:0 0 1.25rem;padding:.5rem .75rem;font-size:.875rem;background:light-dark(#fff3d6,#3b3115);color:light-dark(#5a4300,#f3dfa6)}
h1{margin:0 0 .75rem;font:400 1.625rem/1.2 Georgia,serif}
.amount{margin:0 0 .5rem;font-size:1.75rem;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{min-height:3rem;font:inherit;cursor:pointer;border:1px solid currentColor;background:transparent;color:inherit}
.main{border-color:light-dark(#22201c,#eae7e2);background:light-dark(#22201c,#eae7e2);color:light-dark(#fff,#181613)}
:focus-visible{outline:2px solid light-dark(#8a4b2d,#d29573);outline-offset:3px}`;

function sandboxPage(
  store: Store,
  preferred: string | undefined,
  title: string,
  body: Html,
): string {
  const {
    words: { sandbox: words },
    language,
  } = speechIn(preferred, store.locale);
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${`${title} | ${store.name ?? ''}`}</title>
<style>${{ markup: styles }}</style></head><body><header><p class="store"><bdi>${store.name ?? ''}</bdi></p></header><main><p class="test">${words.testMode}</p><h1>${title}</h1>${body}</main></body></html>`
    .markup;
}
