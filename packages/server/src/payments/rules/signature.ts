/** The header `t=<seconds>,v1=<hex>`, which several providers use. */
export interface SignatureHeader {
  readonly time: number;
  readonly signatures: readonly string[];
}

export function readSignatureHeader(header: string): SignatureHeader | undefined {
  const parts = header.split(',', 20).map((part) => part.trim().split('=', 2));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  const signatures = parts.filter(([name]) => name === 'v1').flatMap(([, value]) => value ?? []);
  return Number.isSafeInteger(time) && time > 0 && signatures.length > 0
    ? { time, signatures }
    : undefined;
}

/** Old messages may be replays. */
export const TOLERANCE_SECONDS = 300;

export const isRecent = ({ time }: SignatureHeader, nowMs: number): boolean =>
  Math.abs(nowMs / 1000 - time) <= TOLERANCE_SECONDS;
