import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface DeviceKey {
  readonly hash: Buffer;
  readonly kind: 'visitor' | 'network' | 'token';
}

/**
 * The best matching device: one without a second factor first, then one with its own secret, then
 * the shared network.
 */
export async function findDevice(
  db: Reader,
  siteId: string,
  memberId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<{ hash: Buffer; remembered: boolean } | undefined> {
  return first(
    await db.query<{
      hash: Buffer;
      remembered: boolean;
    }>(sql`select device_hash as hash, coalesce(remembered_until > ${now}, false) as remembered from device
    where site_id = ${siteId} and member_id = ${memberId} and device_hash = any(${hashes}::bytea[]) order by remembered desc, kind = 'network', device_hash limit 1`),
  );
}

export async function saveDevices(
  db: Reader,
  siteId: string,
  memberId: string,
  devices: readonly (DeviceKey & { rememberedUntil: Date | null })[],
  now: Date,
): Promise<void> {
  for (const device of devices) {
    await db.query(sql`insert into device (site_id, member_id, device_hash, kind, last_seen_at, remembered_until) values (${siteId}, ${memberId}, ${device.hash}, ${device.kind}, ${now}, ${device.rememberedUntil})
      on conflict (site_id, member_id, device_hash) do update set last_seen_at = excluded.last_seen_at, remembered_until = coalesce(excluded.remembered_until, device.remembered_until)`);
  }
}

export async function countRemembered(
  db: Reader,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<number> {
  const row = first(
    await db.query<{ count: number }>(
      sql`select count(*) from device where site_id = ${siteId} and member_id = ${memberId} and remembered_until > ${now}`,
    ),
  );
  return row?.count ?? 0;
}

export async function deleteDevices(db: Reader, siteId: string, memberId: string): Promise<void> {
  await db.query(sql`delete from device where site_id = ${siteId} and member_id = ${memberId}`);
}

export async function deleteOldDevices(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from device where last_seen_at < ${before}`);
}
