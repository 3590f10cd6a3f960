/**
 * Output of a command: its result on stdout, everything else on stderr, so that the result can be
 * piped.
 */
export interface Terminal {
  /** The result: text, or one line of JSON. */
  answer(words: { text: string; json: unknown }): void;
  /** Something worth knowing on the way. */
  note(line: string): void;
  /** Shows progress when an operation takes a second or more. */
  progress<T>(doing: string, work: () => Promise<T>): Promise<T>;
  fail(sentence: string, extra?: string): void;
}

const NOTICEABLE_MS = 800;
const STILL_MS = 10_000;

export function createTerminal({
  json,
  stdout = process.stdout,
  stderr = process.stderr,
}: {
  json: boolean;
  stdout?: { write(text: string): unknown };
  stderr?: { write(text: string): unknown };
}): Terminal {
  const note = (line: string) => void stderr.write(`${line}\n`);
  return {
    note,
    answer: ({ text, json: value }) =>
      void stdout.write(`${json ? JSON.stringify(value) : text}\n`),
    fail: (sentence, extra) => {
      if (json) note(JSON.stringify({ error: sentence }));
      else note(extra === undefined ? sentence : `${sentence}\n${extra}`);
    },
    async progress(doing, work) {
      const started = performance.now();
      const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
      let hasReported = false;
      let timer = setTimeout(function report() {
        note(hasReported ? `${doing} ... ${seconds()}` : `${doing} ...`);
        hasReported = true;
        timer = setTimeout(report, STILL_MS);
      }, NOTICEABLE_MS);
      try {
        const result = await work();
        if (hasReported) note(`${doing}: done in ${seconds()}`);
        return result;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
