import { type ErasurePlan, erasurePlan, type FoundRecords } from '@pravesh/shared/rights/erasure'
import type { Payload } from 'payload'
import { messagesOfAccount, personalDataOfFeatures } from '../../accounts/index.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { retentionSettings } from '../../retention/index.ts'

interface PlanOptions {
  payload: Payload
  studentId: string
}

/** What an erasure of a student would do now: what is erased, what stays, why and until when. Changes nothing. */
export async function planErasure({ payload, studentId }: PlanOptions): Promise<ErasurePlan> {
  const features = personalDataOfFeatures(payload)
  const of = { payload, studentId }
  const found = (await Promise.all(features.map(({ find }) => find(of)))).flat()
  const reasons = await Promise.all(features.map(({ retentionReason }) => retentionReason(of)))
  const isKept = (_: unknown, index: number) => reasons[index] !== null
  const { days } = await retentionSettings(payload, new Date())
  const own = await findOwn(of)
  return erasurePlan({
    found: [...own, ...found],
    isHeld: features.filter(isKept).some(({ keepsAll }) => keepsAll),
    isBound: features.some(isKept),
    logDays: days.accessRecords,
  })
}

/** The account, and the messages to it. */
async function findOwn({ payload, studentId }: PlanOptions): Promise<FoundRecords[]> {
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
  if (student === null) return []
  const messages = await countRows({ payload, collection: 'messages', where: messagesOfAccount(payload, student) })
  return [
    { kind: 'account', count: 1 },
    { kind: 'messages', count: messages },
  ]
}
