import { permissions } from '@shopwright/contract';
import { summaryOf } from '@shopwright/contract/openapi';
import { callSection, methodAndPath, type DocumentedCall } from './call-section.ts';
import { typeSection, typesWithin } from './fields.ts';
import { html, type Html } from './html.ts';
import { style } from './style.ts';
import { areaWords } from './words.ts';

export type Areas = ReadonlyMap<string, readonly DocumentedCall[]>;

interface Page {
  readonly title: string;
  readonly areas: Areas;
  readonly current?: string;
  readonly asked?: string;
  readonly body: Html;
}

export function frame({ title, areas, current, asked, body }: Page): string {
  return `<!doctype html>\n${
    html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Shopwright API</title><style>${{ markup: style }}</style></head>
<body>
<a class="skip" href="#content">To the content</a>
<header><a class="brand" href="/docs">Shopwright <span>API</span></a>
<form action="/docs" method="get" role="search"><label class="hidden" for="q">Search the calls</label><input id="q" name="q" type="search" placeholder="Search calls" value="${asked ?? ''}" maxlength="100" autocomplete="off"><button type="submit">Search</button></form></header>
<details class="menu"><summary>All areas</summary><nav aria-label="Areas, in short">${areaLinks(areas, current)}</nav></details>
<div class="columns"><nav class="side" aria-label="Areas">${areaLinks(areas, current)}<p class="download"><a href="/docs/openapi.json">OpenAPI 3.1 document</a></p></nav>
<main id="content">${body}</main></div>
</body></html>`.markup
  }\n`;
}

function areaLinks(areas: Areas, current: string | undefined): Html {
  return html`<ul>${[...areas].map(([area, calls]) => html`<li><a href="/docs/${area}"${area === current && html` aria-current="page"`}>${areaWords(area).title}</a> <small>${calls.length}</small></li>`)}</ul>`;
}

export function overviewPage(areas: Areas, publicUrl: string): string {
  const all = [...areas.values()].flat();
  return frame({
    title: 'Reference',
    areas,
    body: html`
<h1>The API, call by call</h1>
<p class="lead">${all.length} calls, in the wire protocol of the Wix Headless API. Everything on these pages is made from the contract the server itself checks requests with.</p>
<h2>Begin</h2>
<p>A storefront is an app with a client id (<code>shopwright apps list</code>). It asks for a token, and sends the token with every call.</p>
<pre tabindex="0"><code>${beginAt(publicUrl)}</code></pre>
<p>For what only the shop may do, send an API key instead (<code>shopwright keys create --name me --permissions ECOM.READ_ORDERS</code>), or <code>&lt;token&gt;,&lt;key&gt;</code>: that person, with the rights of the key. A key may do what its <a href="#permissions">permissions</a> allow.</p>
<h2>What holds for every call</h2>
<ul class="rules-list">
<li>Success is status 200 with a JSON body. A refusal is <code>{"message","details"}</code>, where <code>details</code> holds an <code>applicationError</code> with a code, or a <code>validationError</code> that names each field.</li>
<li>Unknown and read-only fields are ignored. Null counts as absent, unless the field may be null.</li>
<li>A GET takes its request as dotted query parameters, or whole, as base64url JSON in the parameter <code>.r</code>. Where a call says so, the same request may be sent as POST.</li>
<li>Every answer has <code>X-Wix-Request-Id</code>. Name it when you ask about a request.</li>
<li>Trouble that passes is 503 with <code>Retry-After</code>; nothing was stored.</li>
</ul>
<h2>Areas</h2>
${[...areas].map(([area, calls]) => html`<section class="area"><h3><a href="/docs/${area}">${areaWords(area).title}</a></h3><p>${areaWords(area).about}</p><details><summary>${calls.length} ${calls.length === 1 ? 'call' : 'calls'}</summary>${callIndex(area, calls)}</details></section>`)}
<h2 id="permissions">Permissions</h2>
<p>What an API key, an app or a collaborator may do as the shop. Without the permission of a call they are refused, or treated like a visitor where the call is open to visitors.</p>
<dl class="permissions">${Object.entries(permissions).map(([id, description]) => html`<dt><code>${id}</code></dt><dd>${description}</dd>`)}</dl>`,
  });
}

const beginAt = (publicUrl: string): string => `SHOP=${publicUrl}
curl -X POST "$SHOP/oauth2/token" -H "Content-Type: application/json" \\
  -d '{"grantType":"anonymous","clientId":"..."}'
TOKEN=...   # access_token of the answer
curl "$SHOP/v1/store" -H "Authorization: $TOKEN"`;

function callIndex(area: string, calls: readonly DocumentedCall[]): Html {
  return html`<ul class="index">${calls.map(({ call, notYet }) => html`<li><a href="/docs/${area}#${call.name}">${summaryOf(call)}</a>${notYet && html` <b class="mark">not built yet</b>`}<br>${methodAndPath(call)}</li>`)}</ul>`;
}

export function areaPage(area: string, areas: Areas): string | undefined {
  const calls = areas.get(area);
  if (!calls) return undefined;
  const { title, about } = areaWords(area);
  const types = typesWithin(
    calls.flatMap(({ call }) => [call.request, ...(call.raw ? [] : [call.answer])]),
  );
  return frame({
    title,
    areas,
    current: area,
    body: html`
<h1>${title}</h1><p class="lead">${about}</p>
<details class="contents"><summary>On this page: ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}, ${types.length} types</summary>${callIndex(area, calls)}</details>
${calls.map(callSection)}
${types.length > 0 && html`<section class="types"><h2 id="types">Types</h2><p class="lead">What the fields above are made of.</p>${types.map(typeSection)}</section>`}`,
  });
}

export function searchPage(asked: string, areas: Areas): string {
  const words = asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  const matches = ({ call }: DocumentedCall): boolean => {
    const text = [
      call.name,
      summaryOf(call),
      call.method,
      call.path,
      ...call.aliases,
      call.permission ?? '',
      ...call.errors,
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = [...areas]
    .map(([area, calls]) => [area, calls.filter(matches)] as const)
    .filter(([, calls]) => calls.length > 0);
  const count = found.reduce((sum, [, calls]) => sum + calls.length, 0);
  return frame({
    title: 'Search',
    areas,
    asked,
    body: html`
<h1>${count === 0 ? 'No call' : count === 1 ? '1 call' : `${count} calls`} for \u201c${asked}\u201d</h1>
${count === 0 && html`<p class="lead">The search looks at names, addresses, permissions and error codes. Try a single word, such as <a href="/docs?q=cart">cart</a>.</p>`}
${found.map(([area, calls]) => html`<section class="area"><h2><a href="/docs/${area}">${areaWords(area).title}</a></h2>${callIndex(area, calls)}</section>`)}`,
  });
}
