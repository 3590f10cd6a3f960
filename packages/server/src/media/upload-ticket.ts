import type { MediaSigning } from './signing.ts';

/** A permission to upload one file, as part of the upload URL. */
export interface UploadTicket {
  readonly siteId: string;
  readonly fileName: string;
  readonly private: boolean;
  /** `owner 0f3c...`, as in events. */
  readonly uploadedBy: string | null;
}

/** Whose uploads count together against the limit. */
export const uploaderOf = ({
  siteId,
  uploadedBy,
}: Pick<UploadTicket, 'siteId' | 'uploadedBy'>): string => `${siteId} ${uploadedBy ?? ''}`;

export async function writeUploadTicket(
  signing: MediaSigning,
  ticket: UploadTicket,
  expires: Date,
): Promise<string> {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const { exp, sig } = await signing.sign(ticket.siteId, `upload ${body}`, expires);
  return `${body}.${exp}.${sig}`;
}

export async function readUploadTicket(
  signing: MediaSigning,
  text: string,
): Promise<UploadTicket | undefined> {
  const [body = '', exp = '', sig = ''] = text.split('.');
  const ticket = parse(body);
  return ticket && (await signing.check(ticket.siteId, `upload ${body}`, exp, sig))
    ? ticket
    : undefined;
}

function parse(body: string): UploadTicket | undefined {
  try {
    const value = JSON.parse(
      Buffer.from(body, 'base64url').toString('utf8'),
    ) as Partial<UploadTicket> | null;
    if (
      typeof value?.siteId !== 'string' ||
      !/^[0-9a-f-]{36}$/.test(value.siteId) ||
      typeof value.fileName !== 'string'
    )
      return undefined;
    return {
      siteId: value.siteId,
      fileName: value.fileName,
      private: value.private === true,
      uploadedBy: typeof value.uploadedBy === 'string' ? value.uploadedBy : null,
    };
  } catch {
    return undefined;
  }
}
