import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { newPlannedDue } from './new-due.ts'

interface RestoreOptions {
  payload: Payload
  /** As planned for the new approval. */
  data: ReturnType<typeof newPlannedDue>
}

/** Opens a cancelled due again with its current amount and date. */
export async function restoreDue({ payload, data }: RestoreOptions): Promise<void> {
  const { key, title, amountPaise, dueOn, collegeName } = data
  await changeOne({
    payload,
    collection: 'fee-dues',
    where: { and: [{ key: { equals: key } }, { status: { equals: 'cancelled' } }] },
    data: { status: 'open', title, amountPaise, dueOn, collegeName, remindedStep: null },
  })
}
