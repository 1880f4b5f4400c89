import { isApproved } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'

/** The ids of those entries whose application has an admission. */
export async function admittedAmong(
  payload: Payload,
  entries: readonly { id: string; key: string }[],
): Promise<Set<string>> {
  const ids = entries.map(({ key }) => key).filter((id) => isRecordIdIn(payload, id))
  const rows = await readRows({ payload, collection: 'applications', where: { id: { in: ids } }, fields: ['status'] })
  const approved = new Set(rows.filter(({ status }) => isApproved(status)).map(({ id }) => id))
  return new Set(entries.filter(({ key }) => approved.has(key)).map(({ id }) => id))
}

/** Deletes entries with their seats that were not paid for; the others stay with their payments. Idempotent. */
export async function eraseEntries(payload: Payload, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const unpaid = { and: [{ entry: { equals: id } }, { paymentId: { exists: false } }] }
    await deleteRows({ payload, collection: 'seat-offers', where: unpaid })
    await deleteRows({ payload, collection: 'merit-entries', where: { id: { equals: id } } })
  }
}

/** Far above those of one person: one to each version of a list. */
const MAX_OBJECTIONS = 1000

/** Deletes the objections of a person and their files. Idempotent: the file goes first, so an interruption leaves the objection for the next time. */
export async function eraseObjections(payload: Payload, where: Condition<'merit-objections'>): Promise<void> {
  const fields = ['document'] as const
  const rows = await readRows({ payload, collection: 'merit-objections', where, fields, limit: MAX_OBJECTIONS })
  for (const { document } of rows) if (document) await deleteFile(payload, document)
  await deleteRows({ payload, collection: 'merit-objections', where })
}

async function deleteFile(payload: Payload, id: string): Promise<void> {
  const collection = 'applicant-documents'
  if ((await readRow({ payload, collection, where: { id: { equals: id } }, fields: [] })) === null) return
  await payload.delete({ collection, id, depth: 0, overrideAccess: true })
}
