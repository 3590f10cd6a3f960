/** How a captcha service is embedded in a page: its script, and the origins it loads from. */
export interface CaptchaService {
  readonly scriptUrl: string;
  readonly origins: string[];
}

interface SupportedService extends CaptchaService {
  /** The host of the verification endpoint. */
  readonly checks: RegExp;
}

/** The Content-Security-Policy sources from each service's documentation. */
const supported: readonly SupportedService[] = [
  {
    checks: /^(?:www\.)?google\.com$/,
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    origins: ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'],
  },
  {
    checks: /^(?:www\.)?recaptcha\.net$/,
    scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js',
    origins: ['https://www.recaptcha.net', 'https://www.gstatic.com'],
  },
  {
    checks: /^(?:api\.)?hcaptcha\.com$/,
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  {
    checks: /^challenges\.cloudflare\.com$/,
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    origins: ['https://challenges.cloudflare.com'],
  },
];

/** What a captcha's secret is sealed about. */
export const captchaSecretOf = (siteId: string): string => `captcha ${siteId}`;

/** Undefined for a service without a configured script. */
export function captchaService({
  verifyUrl,
  scriptUrl,
}: {
  readonly verifyUrl?: string;
  readonly scriptUrl?: string;
}): CaptchaService | undefined {
  const host = URL.parse(verifyUrl ?? '')?.hostname ?? '';
  const service = supported.find(({ checks }) => checks.test(host));
  const own = scriptUrl ? URL.parse(scriptUrl) : null;
  if (!own) return service && { scriptUrl: service.scriptUrl, origins: [...service.origins] };
  return { scriptUrl: own.href, origins: [...new Set([own.origin, ...(service?.origins ?? [])])] };
}
