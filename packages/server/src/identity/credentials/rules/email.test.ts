import { expect, it } from 'vitest';
import { emailHint, emailKey, phoneHint } from './email.ts';

it('folds an address to the same mailbox in any spelling', () => {
  for (const typed of ['ada@example.com', ' Ada@Example.COM\n', 'ＡＤＡ＠example.com'])
    expect(emailKey(typed)).toBe('ada@example.com');
  expect(emailKey('ada+shop@example.com')).not.toBe(emailKey('ada@example.com'));
});

it('a hint shows the first letter and the domain of an address, and nothing else of it', () => {
  expect(emailHint('ada.lovelace@example.com')).toBe('a•••@example.com');
  expect(emailHint('a@example.com')).toBe('a•••@example.com');
  expect(emailHint('')).toBe('•••@');
  expect(emailHint('ada')).toBe('a•••@');
});

it('a hint shows the last two digits of a phone number, however it is written', () => {
  for (const phone of ['+49 30 1234567', '(030) 12345-67', '67', '6-7 '])
    expect(phoneHint(phone)).toBe('••• 67');
  expect(phoneHint('')).toBe('••• ');
});
