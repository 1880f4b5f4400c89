import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'

interface CountOptions {
  payload: Payload
  id: string
  /** Also if the application was not compared with the others yet. */
  isCompared?: boolean
  /** What the count is likely to be; it is counted otherwise. */
  likely?: number
}

/** Each try means that a pair of the application changed in between. */
const MAX_ATTEMPTS = 20

/**
 * Stores how many open pairs an application has, whatever changes at the same time. Idempotent. An application that was not
 * compared yet stays marked as such.
 */
export async function storeOpenDuplicates({ payload, id, isCompared = false, likely }: CountOptions): Promise<void> {
  const known: Condition<'applications'>[] = isCompared ? [] : [{ openDuplicates: { exists: true } }]
  const where: Condition<'applications'> = { and: [{ id: { equals: id } }, ...known] }
  let count = likely ?? (await countOpen(payload, id))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // Without reading the application back, since its answers are long.
    await changeAll({ payload, collection: 'applications', where, data: { openDuplicates: count } })
    // A concurrent change may have counted before and written after this one.
    const latest = await countOpen(payload, id)
    if (latest === count) return
    count = latest
  }
}

/** Two counts, each from an index. */
async function countOpen(payload: Payload, id: string): Promise<number> {
  const open = { isOpen: { equals: true } }
  const [first, second] = await Promise.all([
    countRows({ payload, collection: 'duplicate-pairs', where: { and: [{ firstId: { equals: id } }, open] } }),
    countRows({ payload, collection: 'duplicate-pairs', where: { and: [{ secondId: { equals: id } }, open] } }),
  ])
  return first + second
}
