import { expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

const visible = (text: string): string => text.replaceAll('\u200B', '');
/** How mail programs detect addresses in plain text. */
const address =
  /(?:https?:\/\/|www\.)[\p{L}\p{N}]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/iu;

it('leaves no address that a mail client would link, and reads the same', () => {
  for (const text of [
    'claim at evil.example/claim',
    'https://evil.example',
    'www.evil.co.uk',
    'me@evil.example',
    'http://1.2.3.4/x',
    'bücher.de',
    'EVIL.EXAMPLE',
  ]) {
    expect(unlinked(text)).not.toMatch(address);
    expect(visible(unlinked(text))).toBe(text);
  }
});

it('leaves sentences, prices and numbers alone', () => {
  for (const text of [
    'Happy birthday. See you at 5.30 p. m.',
    '$1,240.50',
    'J. R. Smith',
    'No. 12',
  ])
    expect(unlinked(text)).toBe(text);
});
