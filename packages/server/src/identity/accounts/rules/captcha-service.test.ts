import { expect, test } from 'vitest';
import { captchaService } from './captcha-service.ts';

test('supported services use their own script and load from no other origin', () => {
  const google = captchaService({ verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' });
  expect(google?.scriptUrl).toBe('https://www.google.com/recaptcha/api.js');
  expect(captchaService({ verifyUrl: 'https://api.hcaptcha.com/siteverify' })?.origins).toEqual([
    'https://hcaptcha.com',
    'https://*.hcaptcha.com',
  ]);
  expect(
    captchaService({ verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify' }),
  ).toEqual({
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    origins: ['https://challenges.cloudflare.com'],
  });
});

test('another service may load only from the origin of its script, and needs one', () => {
  expect(
    captchaService({
      verifyUrl: 'https://check.example/siteverify',
      scriptUrl: 'https://js.check.example/api.js?v=2',
    }),
  ).toEqual({
    scriptUrl: 'https://js.check.example/api.js?v=2',
    origins: ['https://js.check.example'],
  });
  expect(captchaService({ verifyUrl: 'https://check.example/siteverify' })).toBeUndefined();
  // A name that only ends like a known one is not it.
  expect(
    captchaService({ verifyUrl: 'https://www.google.com.check.example/siteverify' }),
  ).toBeUndefined();
});
