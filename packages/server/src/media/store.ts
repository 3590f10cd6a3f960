import sql, { empty } from 'sql-template-tag';
import { sealContext, type Db, type Reader } from '../db/index.ts';
import { foldCase } from '../kernel/fold-case.ts';
import { openBytes, sealBytes } from '../kernel/vault.ts';
import type { MediaKind } from './rules/accepted-files.ts';
import type { FilePosition } from './rules/search-cursor.ts';

export interface MediaFile {
  readonly siteId: string;
  readonly mediaId: string;
  readonly kind: MediaKind;
  readonly private: boolean;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly focalX: number | null;
  readonly focalY: number | null;
  readonly altText: string | null;
  readonly placeholder: string | null;
  /** The poster of a video. */
  readonly posterId: string | null;
  readonly createdAt: Date;
  /** `owner 0f3c...`; null for the command line and jobs. */
  readonly uploadedBy: string | null;
}

const columns = sql`site_id as "siteId", media_id as "mediaId", kind, private, file_name as "fileName", content_type as "contentType", bytes, sha256,
  width, height, focal_x as "focalX", focal_y as "focalY", alt_text as "altText", placeholder, poster_id as "posterId", created_at as "createdAt", uploaded_by as "uploadedBy"`;

/** Inserts the file, or finds the row that has the same id or the same content. */
export async function insertFile(
  db: Reader,
  file: Omit<MediaFile, 'createdAt'>,
): Promise<MediaFile> {
  const [inserted] =
    await db.query<MediaFile>(sql`insert into media (site_id, media_id, kind, private, file_name, folded_name, content_type, bytes, sha256, width, height, focal_x, focal_y, alt_text, placeholder, uploaded_by)
    values (${file.siteId}, ${file.mediaId}, ${file.kind}, ${file.private}, ${file.fileName}, ${foldCase(file.fileName)}, ${file.contentType}, ${file.bytes}, ${file.sha256},
      ${file.width}, ${file.height}, ${file.focalX}, ${file.focalY}, ${file.altText}, ${file.placeholder}, ${file.uploadedBy})
    on conflict do nothing returning ${columns}`);
  if (inserted) return inserted;
  const existing =
    (await findFile(db, file.siteId, file.mediaId)) ?? (await findSameContent(db, file));
  if (!existing) throw new Error(`The file ${file.mediaId} was neither inserted nor found.`);
  return existing;
}

/** The file of the site that has this content. */
export async function findSameContent(
  db: Reader,
  { siteId, sha256, private: isPrivate }: Pick<MediaFile, 'siteId' | 'sha256' | 'private'>,
): Promise<MediaFile | undefined> {
  return (
    await db.query<MediaFile>(
      sql`select ${columns} from media where site_id = ${siteId} and sha256 = ${sha256} and private = ${isPrivate}`,
    )
  )[0];
}

/** Of any site: media ids are unique across the platform. */
export async function findPublicFile(db: Reader, mediaId: string): Promise<MediaFile | undefined> {
  return (
    await db.query<MediaFile>(sql`select ${columns} from media where media_id = ${mediaId}`)
  )[0];
}

export async function findFile(
  db: Reader,
  siteId: string,
  mediaId: string,
): Promise<MediaFile | undefined> {
  return (
    await db.query<MediaFile>(
      sql`select ${columns} from media where site_id = ${siteId} and media_id = ${mediaId}`,
    )
  )[0];
}

export async function findFiles(
  db: Reader,
  siteId: string,
  mediaIds: readonly string[],
): Promise<MediaFile[]> {
  return db.query<MediaFile>(
    sql`select ${columns} from media where site_id = ${siteId} and media_id = any(${mediaIds})`,
  );
}

/**
 * Locks files until the transaction ends, so that they are neither deleted nor described meanwhile,
 * and reads them.
 */
export async function lockFiles(
  tx: Reader,
  siteId: string,
  mediaIds: readonly string[],
): Promise<MediaFile[]> {
  if (mediaIds.length === 0) return [];
  return tx.query<MediaFile>(
    sql`select ${columns} from media where site_id = ${siteId} and media_id = any(${mediaIds}) order by media_id for share`,
  );
}

export interface FileSearch {
  readonly text: string;
  readonly kinds: readonly MediaKind[];
  readonly private: boolean | undefined;
  readonly limit: number;
  /** Continues behind this file. */
  readonly after: FilePosition | undefined;
}

export async function searchFiles(
  db: Reader,
  siteId: string,
  { text, kinds, private: isPrivate, limit, after }: FileSearch,
): Promise<(MediaFile & { position: FilePosition })[]> {
  const pattern = `%${foldCase(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db.query<MediaFile & { createdText: string }>(sql`
    select ${columns}, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdText" from media
    where site_id = ${siteId}
      ${text === '' ? empty : sql`and folded_name like ${pattern}`}
      ${kinds.length > 0 ? sql`and kind = any(${kinds})` : empty}
      ${isPrivate === undefined ? empty : sql`and private = ${isPrivate}`}
      ${after ? sql`and (created_at, media_id) < (${after.createdAt}::timestamptz, ${after.mediaId})` : empty}
    order by created_at desc, media_id desc limit ${limit}`);
  return rows.map(({ createdText, ...file }) => ({
    ...file,
    position: { createdAt: createdText, mediaId: file.mediaId },
  }));
}

/** The videos that show these files until they play. */
export async function findPosterUsages(
  db: Reader,
  siteId: string,
  mediaIds: readonly string[],
  limit: number,
): Promise<{ mediaId: string; entityId: string; name: string }[]> {
  return db.query(sql`
    select poster_id as "mediaId", media_id as "entityId", file_name as name from media
    where site_id = ${siteId} and poster_id = any(${mediaIds}) order by file_name, media_id limit ${limit}`);
}

export interface FileList {
  readonly kinds: readonly MediaKind[];
  readonly private: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listFiles(
  db: Reader,
  siteId: string,
  request: FileList,
): Promise<{ files: MediaFile[]; total: number }> {
  const where = sql`site_id = ${siteId} ${request.kinds.length > 0 ? sql`and kind = any(${request.kinds})` : empty} ${request.private === undefined ? empty : sql`and private = ${request.private}`}`;
  const files = await db.query<MediaFile>(
    sql`select ${columns} from media where ${where} order by created_at desc, media_id desc limit ${request.limit} offset ${request.offset}`,
  );
  const [count] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from media where ${where}`,
  );
  return { files, total: count?.total ?? 0 };
}

export async function describeFile(
  db: Reader,
  siteId: string,
  mediaId: string,
  change: {
    fileName?: string | undefined;
    altText?: string | null | undefined;
    focal?: { x: number; y: number } | null | undefined;
    posterId?: string | null | undefined;
  },
): Promise<MediaFile | undefined> {
  return (
    await db.query<MediaFile>(sql`update media set
      file_name = coalesce(${change.fileName ?? null}, file_name),
      folded_name = coalesce(${change.fileName === undefined ? null : foldCase(change.fileName)}, folded_name),
      alt_text = case when ${change.altText === undefined} then alt_text else ${change.altText ?? null} end,
      focal_x = case when ${change.focal === undefined} then focal_x else ${change.focal?.x ?? null}::double precision end,
      focal_y = case when ${change.focal === undefined} then focal_y else ${change.focal?.y ?? null}::double precision end,
      poster_id = case when ${change.posterId === undefined} then poster_id else ${change.posterId ?? null}::text end
    where site_id = ${siteId} and media_id = ${mediaId} returning ${columns}`)
  )[0];
}

/** Locks files before they are deleted: who wants to show one of them waits, and finds none. */
export async function lockForDeletion(
  tx: Reader,
  siteId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.query(
    sql`select from media where site_id = ${siteId} and media_id = any(${mediaIds}) order by media_id for update`,
  );
}

export async function deleteFiles(
  db: Reader,
  siteId: string,
  mediaIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ mediaId: string }>(
    sql`delete from media where site_id = ${siteId} and media_id = any(${mediaIds}) returning media_id as "mediaId"`,
  );
  return rows.map((row) => row.mediaId);
}

/** The site's signing secret; undefined before the first signature and for an unknown site. */
export async function findMediaSecret(
  db: Pick<Db, 'query' | 'vault'>,
  siteId: string,
): Promise<Buffer | undefined> {
  const [row] = await db.query<{ secret: Buffer }>(
    sql`select secret from media_key where site_id = ${siteId}`,
  );
  if (!row) return undefined;
  const opened = openBytes(db.vault, row.secret, sealContext('media', siteId));
  if (!opened)
    throw new Error(
      `The media secret of site ${siteId} does not open: was SHOPWRIGHT_SECRET or secret.key changed?`,
    );
  return opened;
}

/** Stores the secret unless the site has one. */
export async function insertMediaSecret(
  db: Pick<Db, 'query' | 'vault'>,
  siteId: string,
  secret: Buffer,
): Promise<void> {
  await db.query(
    sql`insert into media_key (site_id, secret) values (${siteId}, ${sealBytes(db.vault, secret, sealContext('media', siteId))}) on conflict do nothing`,
  );
}
