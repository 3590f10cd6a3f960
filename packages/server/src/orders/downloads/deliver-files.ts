import { createHash } from 'node:crypto';
import { findProductFiles } from '../../catalog/index.ts';
import type { Tx } from '../../db/index.ts';
import { newSecret } from '../../kernel/ids.ts';
import { readArea, settingsArea, type Sites } from '../../settings/index.ts';
import {
  fileLinesOf,
  mayDownload,
  termsOfLine,
  withLines,
  type DownloadTerms,
  type FileLine,
} from '../rules/downloads.ts';
import type { OrderLine, OrderState } from '../rules/order-state.ts';
import {
  endDownloads,
  listDownloads,
  saveDownloads,
  type DownloadRow,
  type NewDownload,
} from '../store/downloads.ts';

/**
 * Five downloads cover a phone, a tablet, a computer and two failures; thirty days match the
 * provider. Both keep a shared link from becoming public.
 */
export const downloadArea = settingsArea<DownloadTerms>('downloads', { maxDownloads: 5, days: 30 });

export interface DeliverDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
}

export const hashToken = (token: string): Buffer =>
  createHash('sha256').update(`download\n${token}`).digest();
export const downloadLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/downloads/${token}`;

export interface Delivery {
  readonly state: OrderState;
  /** Stores the downloads; call it after the order is stored. */
  readonly save: (tx: Tx) => Promise<void>;
}

export interface DeliverOptions {
  readonly now: Date;
  readonly isNew: boolean;
  /** These lines get a new link that replaces the former one. */
  readonly renew?: ReadonlySet<string>;
}

/**
 * The links of an order follow its payments and refunds, in the transaction that changes them: a
 * line item that is paid gets one, and a refunded one loses it.
 */
export async function deliverFiles(
  tx: Tx,
  deps: DeliverDeps,
  siteId: string,
  state: OrderState,
  { now, isNew, renew = new Set() }: DeliverOptions,
): Promise<Delivery> {
  const files = fileLinesOf(state);
  if (files.length === 0) return { state, save: async () => undefined };
  const rows = new Map(
    (isNew ? [] : await listDownloads(tx, siteId, state.orderId)).map((row) => [row.lineId, row]),
  );
  const owed = files.filter(
    (file) => mayDownload(file) && needsLink(file, rows.get(file.line.id), renew),
  );
  const over = files.filter((file) => !mayDownload(file) && isOpen(rows.get(file.line.id)));
  if (owed.length === 0 && over.length === 0) return { state, save: async () => undefined };

  const attached = new Map(
    (owed.length === 0
      ? []
      : await findProductFiles(
          tx,
          siteId,
          owed.map(({ productId }) => productId),
        )
    ).map((file) => [file.productId, file]),
  );
  const storeTerms = readArea(await deps.sites.find(siteId), downloadArea);
  const made = owed.map((file) =>
    newDownload(
      file,
      attached.get(file.productId)?.mediaId ?? rows.get(file.line.id)?.mediaId ?? null,
      attached.get(file.productId)?.downloadLimits ?? storeTerms,
      now,
      deps.publicUrl,
    ),
  );
  return {
    state: withLines(
      state,
      new Map([
        ...made.map(({ line }) => [line.id, line] as const),
        ...over.map(({ line }) => [line.id, withoutLink(line)] as const),
      ]),
    ),
    save: async (after) => {
      await saveDownloads(
        after,
        siteId,
        state.orderId,
        made.map(({ download }) => download),
        now,
      );
      await endDownloads(
        after,
        siteId,
        state.orderId,
        over.map(({ line }) => line.id),
        now,
      );
    },
  };
}

/** A link that the merchant set is left unchanged. */
function needsLink(
  { line }: FileLine,
  row: DownloadRow | undefined,
  renew: ReadonlySet<string>,
): boolean {
  if (!row) return !line.digitalFile?.link;
  return renew.has(line.id) || row.endedAt !== null || row.mediaId === null;
}

const isOpen = (row: DownloadRow | undefined): boolean => row !== undefined && row.endedAt === null;

function newDownload(
  { line, productId, units }: FileLine,
  mediaId: string | null,
  terms: DownloadTerms,
  now: Date,
  publicUrl: string,
): { line: OrderLine; download: NewDownload } {
  const { maxDownloads, expiresAt } = termsOfLine(terms, units, now);
  const download = { lineId: line.id, productId, mediaId, maxDownloads, expiresAt };
  // Without a file the expiry does not start yet.
  if (mediaId === null) return { line, download: { ...download, tokenHash: null } };
  const token = newSecret();
  return {
    line: {
      ...line,
      digitalFile: {
        fileId: mediaId,
        link: downloadLink(publicUrl, token),
        expirationDate: expiresAt === null ? null : expiresAt.toISOString(),
      },
    },
    download: { ...download, tokenHash: hashToken(token) },
  };
}

/** The file's id stays, as a record of the delivery. */
function withoutLink(line: OrderLine): OrderLine {
  const { digitalFile, ...rest } = line;
  return digitalFile?.fileId === undefined
    ? rest
    : { ...rest, digitalFile: { fileId: digitalFile.fileId } };
}
