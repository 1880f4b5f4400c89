import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { CLOCK_LAG_MS } from '../../database/work/repair-due.ts'

/** A lease expires after this time; only a process that died leaves one behind. */
const LEASE_MS = 10_000
const POLL_MS = 25

const leaseData = z.object({ holder: z.string(), until: z.number() })

/** Mutual exclusion for saves of one record, from reading the stored version to writing the new one. */
export interface SaveLease {
  key: string
  holder: string
}

/** Waits for the lease on a record, which serialises the saves that state the version they are based on. */
export async function acquireSaveLease(payload: Payload, key: string): Promise<SaveLease> {
  const holder = randomUUID()
  while (true) {
    const data = { holder, until: Date.now() + LEASE_MS }
    if (await insertIfAbsent({ payload, collection: 'payload-kv', data: { key, data } })) return { key, holder }
    const row = await leaseRow(payload, key)
    if (row !== null && isOver(row.lease.until)) await removeRow(payload, row.id)
    else await sleep(POLL_MS)
  }
}

/** Also a lease further ahead than any can be: its process died while the clock was ahead. */
const isOver = (until: number) => until < Date.now() || until > Date.now() + LEASE_MS + CLOCK_LAG_MS

/** Releases a lease, unless it has expired and belongs to another holder. */
export async function releaseSaveLease(payload: Payload, { key, holder }: SaveLease): Promise<void> {
  const row = await leaseRow(payload, key)
  if (row?.lease.holder === holder) await removeRow(payload, row.id)
}

async function leaseRow(payload: Payload, key: string) {
  const where = { key: { equals: key } }
  const row = await readRow({ payload, collection: 'payload-kv', where })
  return row === null ? null : { id: row.id, lease: leaseData.parse(row.data) }
}

/** Deletes by id, which later leases do not share. */
async function removeRow(payload: Payload, id: string): Promise<void> {
  await deleteRows({ payload, collection: 'payload-kv', where: { id: { equals: id } } })
}
