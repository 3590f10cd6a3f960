import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A service that keeps robots out, as reCAPTCHA, hCaptcha and Turnstile are made: a script that
 * shows a frame of its own, answers that are fetched from it, and an address that checks each
 * answer once, for callers that know the secret.
 */
export async function startCaptchaService({
  siteKey,
  secret,
}: {
  siteKey: string;
  secret: string;
}) {
  const given = new Set<string>();
  const checked: {
    readonly response: string | null;
    readonly remoteip: string | null;
    readonly success: boolean;
  }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const send = (type: string, body: string): void =>
      void response
        .setHeader('content-type', type)
        .setHeader('access-control-allow-origin', '*')
        .end(body);
    if (url.pathname === '/api.js')
      return send('text/javascript', script(url.searchParams.get('onload') ?? ''));
    if (url.pathname === '/frame')
      return send(
        'text/html',
        "<!doctype html><title>Check</title><button onclick=\"parent.postMessage('ticked', '*')\">I am no robot</button>",
      );
    if (url.pathname === '/answer' && url.searchParams.get('key') === siteKey) {
      const token = randomUUID();
      given.add(token);
      return send('text/plain', token);
    }
    let body = '';
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString();
      })
      .on('end', () => {
        const form = new URLSearchParams(body);
        const success = form.get('secret') === secret && given.delete(form.get('response') ?? '');
        checked.push({ response: form.get('response'), remoteip: form.get('remoteip'), success });
        send('application/json', JSON.stringify({ success }));
      });
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    scriptUrl: `${origin}/api.js`,
    verifyUrl: `${origin}/siteverify`,
    checked,
    close: () => void server.close(),
  };
}

const script = (onload: string): string => `
  const origin = new URL(document.currentScript.src).origin;
  const widgets = [];
  const answer = ({ sitekey, callback }) => fetch(origin + '/answer?key=' + sitekey).then((said) => said.text()).then(callback);
  window.grecaptcha = {
    render(place, options) {
      if (place.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
      const frame = document.createElement('iframe');
      frame.title = 'Check';
      frame.src = origin + '/frame';
      frame.hidden = options.size === 'invisible';
      place.append(frame);
      addEventListener('message', ({ source }) => { if (source === frame.contentWindow) answer(options); });
      return widgets.push(options) - 1;
    },
    execute: (widget) => void answer(widgets[widget]),
  };
  window[${JSON.stringify(onload)}]();
`;
