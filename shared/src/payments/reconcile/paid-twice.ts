import { isPaid, type PaymentStatus } from '../status.ts'

interface PaidOnce {
  purpose: string
  subjectId: string
  status: PaymentStatus
  transactionId: string
  amountPaise: number
  refundHeldPaise?: number | null
  /** Whose slot tells that it counts beside others, for a part of its subject. */
  slot?: string
}

/** Payments for one subject of which more than one is kept. */
export interface PaidTwice {
  subject: string
  transactionIds: string[]
}

/** Finds subjects with several paid payments whose money is neither returned nor on its way back. */
export function findPaidTwice(payments: readonly PaidOnce[]): PaidTwice[] {
  const bySubject = Map.groupBy(
    payments.filter((payment) => isKept(payment) && !isPart(payment)),
    ({ purpose, subjectId }) => `${purpose}/${subjectId}`,
  )
  return [...bySubject].flatMap(([subject, kept]) =>
    kept.length > 1 ? [{ subject, transactionIds: kept.map(({ transactionId }) => transactionId).sort() }] : [],
  )
}

/** The ledger of what it pays for decides whether it fits. (cms/src/fees/invariants/ledgers-agree.ts) */
function isPart({ purpose, subjectId, transactionId, slot }: PaidOnce): boolean {
  return slot === `${purpose}/${subjectId}/${transactionId}`
}

/** A partly refunded payment still counts, but one whose whole amount is being refunded does not. */
function isKept({ status, amountPaise, refundHeldPaise }: PaidOnce): boolean {
  return isPaid(status) && (refundHeldPaise ?? 0) < amountPaise
}
