import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'

interface FinishOptions {
  payload: Payload
  staffId: string
  /** Untrusted. */
  id: string
  now: Date
}

/** Marks one's own mention as done. Idempotent. Throws a Problem (404) for those of colleagues. */
export async function finishMention({ payload, staffId, id, now }: FinishOptions): Promise<void> {
  const where: Condition<'note-mentions'> = { and: [{ id: { equals: id } }, { staff: { equals: staffId } }] }
  const data = { doneAt: now.toISOString() }
  const changed = isRecordIdIn(payload, id) && (await changeOne({ payload, collection: 'note-mentions', where, data }))
  if (!changed) throw notFound('mention')
}
