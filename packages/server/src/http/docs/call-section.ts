import { commonErrors, unraisedErrors, type Call } from '@shopwright/contract';
import { describeCall } from '@shopwright/contract/descriptions';
import { summaryOf } from '@shopwright/contract/openapi';
import { answerExample, curlExample } from './example.ts';
import { fieldList } from './fields.ts';
import { html, type Html } from './html.ts';
import { whoWords } from './words.ts';

export interface DocumentedCall {
  readonly call: Call;
  readonly notYet: boolean;
}

export function callSection({ call, notYet }: DocumentedCall): Html {
  return html`<section class="call" id="${call.name}">
<h2><a href="#${call.name}">${summaryOf(call)}</a>${notYet && html` <b class="mark">not built yet</b>`}${call.deprecated && html` <b class="mark">deprecated</b>`}</h2>
<p class="address">${methodAndPath(call)}</p>
<p>${describeCall(call.name)}</p>
<dl class="facts">
<div><dt>Function</dt><dd><code>${call.name}</code></dd></div>
<div><dt>Who</dt><dd>${whoWords[call.who]}</dd></div>
${call.permission !== undefined && html`<div><dt>Permission</dt><dd><code>${call.permission}</code></dd></div>`}
${call.postFallback && html`<div><dt>Long form</dt><dd>POST to the same address, with the request as a JSON body</dd></div>`}
</dl>
${call.aliases.length > 0 && html`<details class="aliases"><summary>${call.aliases.length} more ${call.aliases.length === 1 ? 'address' : 'addresses'}</summary><ul>${call.aliases.map((path) => html`<li><code>${path}</code></li>`)}</ul></details>`}
<h3>Request</h3>
${fieldList(call.request)}
<h3>Answer</h3>
${call.raw ? html`<p class="none">A page or a redirect.</p>` : fieldList(call.answer)}
<details class="errors"><summary>Errors</summary><p>${errorList(call)}</p></details>
<details class="example" open><summary>Example</summary><pre tabindex="0"><code>${curlExample(call)}</code></pre></details>
${!call.raw && html`<details class="example"><summary>Answer of the example</summary><pre tabindex="0"><code>${answerExample(call)}</code></pre></details>`}
</section>`;
}

export function methodAndPath(call: Call): Html {
  return html`<b class="method ${call.method.toLowerCase()}">${call.method}</b> <code class="path">${call.path.split(/(?=\/)/).map((step) => html`${step}<wbr>`)}</code>`;
}

function errorList(call: Call): Html {
  const common = call.who === 'public' ? [] : (['UNAUTHENTICATED', 'PERMISSION_DENIED'] as const);
  const raised = call.errors.filter((code) => !Object.hasOwn(unraisedErrors, code));
  const unraised = call.errors.filter((code) => Object.hasOwn(unraisedErrors, code));
  return html`<span class="status">400</span> <code>INVALID_ARGUMENT</code> for broken rules of fields. ${common.map((code) => html`<span class="status">${commonErrors[code]}</span> <code>${code}</code> `)}<span class="status">503</span> <code>UNAVAILABLE</code> for trouble that passes. ${raised.length > 0 && html`<br>Of this call: ${raised.map((code) => html`<code>${code}</code> `)}`}${unraised.length > 0 && html`<br>Declared for programs of the provider, never raised here: ${unraised.map((code) => html`<code>${code}</code> (${unraisedErrors[code] ?? ''}) `)}`}`;
}
