import { browser, type Browser, type Frame } from './browser.ts';

const longestWait = 120_000;

export interface FrameAnswer {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly error_description?: string;
}

function hiddenFrame(document: NonNullable<Browser['document']>, url: string): Frame {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = url;
  return frame;
}

function page(): NonNullable<Browser['document']> {
  const { document } = browser();
  if (document !== undefined) return document;
  throw new Error(
    'A silent login needs a page to hide a frame in. On a server, send the browser to getAuthUrl(oauthData, { prompt: "none", sessionToken, responseMode: "query" }) and take the tokens with getMemberTokens when it comes back.',
  );
}

/**
 * Loads the page in a hidden frame and waits for its message. A posted error ends the wait at once.
 */
export async function answerOfFrame(url: string, state: string): Promise<FrameAnswer> {
  const document = page();
  const frame = hiddenFrame(document, url);
  let end = (): void => {};
  try {
    return await new Promise<FrameAnswer>((resolve, reject) => {
      const listener = ({
        data,
        source,
      }: {
        readonly data: unknown;
        readonly source: unknown;
      }): void => {
        // Accept messages of this frame and for this login only.
        const posted = data as FrameAnswer | undefined;
        if (posted?.state === state && (source === null || source === frame.contentWindow))
          resolve(posted);
      };
      const timer = setTimeout(() => {
        reject(new Error('OAuth flow timed out'));
      }, longestWait);
      end = () => {
        clearTimeout(timer);
        browser().removeEventListener?.('message', listener);
      };
      browser().addEventListener?.('message', listener);
      document.body.appendChild(frame);
    });
  } finally {
    end();
    frame.remove();
  }
}

/** Loads a hosted page in advance, so that it knows the visitor. */
export async function syncToPages(url: string, key: string): Promise<void> {
  const document = page();
  const frame = hiddenFrame(document, url);
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.appendChild(frame);
  });
  browser().localStorage?.setItem(key, String(Date.now()));
}
