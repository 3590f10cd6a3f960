/**
 * Addresses that look like ones the app registered (`https://app.example/callback` to the letter, any page of
 * `https://pages.example`) and are not; the platform itself is `https://shop.example`. A browser that is sent to one of
 * them, however it reads it, must never be sent.
 */

const good = ['app.example', 'pages.example', 'shop.example'];
const evil = 'evil.example';

/** Ways of putting another host where the eye, or a careless parser, sees a good one. */
const disguised = (host: string): string[] => [
  `https://${host}.${evil}/`, `https://${host}@${evil}/`, `https://${host}:x@${evil}/`, `https://${evil}/${host}`, `https://${evil}?https://${host}`, `https://${evil}#https://${host}`,
  `https://${evil}\\@${host}/`, `https://${host}\\.${evil}/`, `https://${host}%2e${evil}/`, `https://${host}%00.${evil}/`, `https://${host}%0d%0a.${evil}/`, `https://${host}\r\n.${evil}/`,
  `https://${host}\t.${evil}/`, `https://${host} .${evil}/`, `https://${host}%20.${evil}/`, `https://${host}&@${evil}/`, `https://${host};@${evil}/`, `https://${host}%40${evil}/`,
  `https://${host}%252e${evil}/`, `https://${host}../`, `https://${host}./`, `https://${host}%2e/`, `https://${host}\u3002/`, `https://${host}:444/`, `https://${host}:80/`, `https://${host}:0/`,
  `http://${host}/`, `http://${host}:443/`, `ftp://${host}/`, `ws://${host}/`, `wss://${host}/`, `blob:https://${host}/x`, `filesystem:https://${host}/x`, `view-source:https://${host}/`,
  `https:${host}`, `https:/${host}`, `https:///${host}/`, `https:\\\\${host}`, `https:/\\${host}/`, `https:\\/${host}/`, `//${host}`, `///${host}`, `\\\\${host}`, `/\\${host}`, `\\/${host}`,
  `https://sub.${host}/`, `https://${host.replace('.', '')}/`, `https://x${host}/`, `https://${host}x/`, `https://${host.replace('example', 'examp1e')}/`, `https://${host.replaceAll('a', 'а')}/`,
  `https://*.${host}/`, `https://*/${host}`, `https://[${host}]/`, ` https://${host}/`, `https://${host}/ `, `\thttps://${host}/`, `https://\u00ad${host}/`, `https://${host}\u0000/`, `\u0000https://${host}/`,
  `https://user@${host}/`, `https://user:pw@${host}/`, `https://@${host}/`, `https://:@${host}/`, `https://${evil}\\${host}`, `https://${host}/\\${evil}`, `https://${host}/x\r\nlocation: https://${evil}`, `https://${host}/x\nset-cookie: a=b`,
];

const schemes = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://app.example/%0aalert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x', 'file:///etc/passwd',
  'about:blank', 'mailto:a@b.c', 'intent://app.example#Intent;scheme=https;end', 'myapp://callback', 'tel:1', 'jar:https://app.example!/', 'chrome://settings', 'unused://', 'https', 'https:', 'https:/', 'https://', 'http://', '//', '/', '\\', '.', '..', '*', 'null', 'undefined', 'about:srcdoc',
];

const elsewhere = [
  `https://${evil}`, `https://${evil}/`, `HTTPS://EVIL.EXAMPLE/`, `hTTps://eViL.example`, `//${evil}`, `/\\${evil}`, `\\\\${evil}`, `/${evil}`, evil, `https:${evil}`, `https:/${evil}`, `https:///${evil}`, `https:\\\\${evil}`,
  `https://${evil}/%2f%2fapp.example`, `https://${evil}//app.example`, `https://${evil}/..//app.example`, `%68ttps://${evil}`, `https%3a%2f%2f${evil}`, `%2f%2f${evil}`, `/%2f${evil}`, `/%5c${evil}`, `/%09/${evil}`, `/\t/${evil}`, `/\n/${evil}`,
  `https://xn--app-example-.${evil}`, 'https://xn--pp-xka.example/callback', 'https://аpp.example/callback', 'https://app。example/callback', 'https://app．example/callback', 'https://ａｐｐ.example/callback', 'https://app.exаmple/callback',
  'http://localhost/', 'http://localhost:3000/callback', 'http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://0/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://169.254.169.254/', 'http://[fe80::1]/', 'http://localhost.', 'http://localhost@evil.example/',
  'https://1.2.3.4/', 'https://0x01020304/', 'https://%61pp.example@evil.example/', 'https://app%E3%80%82example.evil.example/', 'https://[::]/', 'https://[::1]:443/', `https://app.example,${evil}/`, `https://app.example|${evil}/`, `https://app.example'${evil}/`, `https://app.example"${evil}/`, `https://app.example<${evil}/`, `https://app.example\`${evil}/`,
  `https://pages.example/${'x'.repeat(2100)}`, `https://${'a'.repeat(64)}.example/`, `https://app.example\uFF0F${evil}/`, `https://app.example\u2044${evil}/`, `https://app.example\u2215${evil}/`, `https://app.example\uFF20${evil}/`, `https://app.example\u200b.${evil}/`, 'https://%61pp.example/callback', 'https://app.ex%61mple/callback', 'https://app.example:00443/callback', 'https://pages.example:/', 'https://pages%2eexample/', 'https://PAGES。example/',
];

/** Nobody may be sent to these, for anything. */
export const hostile: readonly string[] = [...new Set([...good.flatMap(disguised), ...schemes, ...elsewhere])];

/** Pages of the app's own origins, but not the address it registered: not for the answer of a sign-in. */
export const notToTheLetter: readonly string[] = [
  'https://app.example/callback/', 'https://app.example/callback?', 'https://app.example/callback?x=1', 'https://app.example/callback#', 'https://app.example/callback#code=1', 'https://app.example/Callback', 'https://app.example/callbac', 'https://app.example/callback2', 'https://app.example/', 'https://app.example',
  'https://app.example:443/callback', 'https://APP.example/callback', 'HTTPS://app.example/callback', 'https://app.example//callback', 'https://app.example/./callback', 'https://app.example/x/../callback', 'https://app.example/%63allback', 'https://app.example/callback%2f', 'https://app.example/callback;x', 'https://app.example/callback/../evil',
  'https://pages.example/', 'https://pages.example/callback', 'https://pages.example', 'https://pages.example/?next=https://app.example/callback',
];
