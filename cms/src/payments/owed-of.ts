import { attemptView, type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { readRows } from '../database/records/read-rows.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Payment } from '../payload-types.ts'
import { slotOf } from './find-counting.ts'
import type { RecordedPayment } from './handlers.ts'

interface SubjectQuery {
  payload: Payload
  purpose: PaymentPurpose
  subjectIds: readonly string[]
}

/** The attempts to pay each subject, latest first. */
export async function attemptsOf({ payload, purpose, subjectIds }: SubjectQuery): Promise<Map<string, Payment[]>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: { and: [{ purpose: { equals: purpose } }, { subjectId: { in: [...subjectIds] } }] },
    sort: '-startedAt',
  })
  return Map.groupBy(rows, ({ subjectId }) => subjectId)
}

interface ManyOptions {
  payload: Payload
  purpose: PaymentPurpose
  /** What the record of each subject says, by its id. */
  recorded: ReadonlyMap<string, RecordedPayment>
  now: Date
}

/** What is owed for many subjects by their ids, with one query. */
export async function owedForMany({ payload, purpose, recorded, now }: ManyOptions): Promise<Map<string, OwedView>> {
  const attempts = await attemptsOf({ payload, purpose, subjectIds: [...recorded.keys()] })
  return new Map(
    [...recorded].map(([id, record]) => [id, owedView({ ...record, attempts: attempts.get(id) ?? [], now })]),
  )
}

interface OwedOptions {
  payload: Payload
  /** One of the attempts to pay it. */
  payment: Payment
  now: Date
}

/** What is owed for the subject of an attempt, as the result page of that attempt tells it. */
export async function owedOf({ payload, payment, now }: OwedOptions): Promise<OwedView> {
  const { purpose, subjectId } = payment
  const attempts = (await attemptsOf({ payload, purpose, subjectIds: [subjectId] })).get(subjectId) ?? []
  const recorded = await portalOf(payload).standingHandlers[purpose]?.({ payload, subjectId })
  return attemptView(payment, owedView({ ...(recorded ?? withoutRecord(attempts)), attempts, now }))
}

/** The record may have been erased. The payment that counts for it still tells. */
function withoutRecord(attempts: readonly Payment[]): RecordedPayment {
  const counting = attempts.find((attempt) => attempt.slot === slotOf(attempt))
  const countingId = counting?.transactionId ?? null
  return { standing: counting ? 'paid' : 'due', countingId, againSince: null }
}
