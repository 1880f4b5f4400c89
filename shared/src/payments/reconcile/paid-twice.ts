import { isPaid, type PaymentStatus } from '../status.ts'

interface PaidOnce {
  purpose: string
  subjectId: string
  status: PaymentStatus
  transactionId: string
  amountPaise: number
  refundHeldPaise?: number | null
}

/** Payments for one subject of which more than one is kept. */
export interface PaidTwice {
  subject: string
  transactionIds: string[]
}

/** Finds subjects with several paid payments whose money is neither returned nor on its way back. */
export function findPaidTwice(payments: readonly PaidOnce[]): PaidTwice[] {
  const bySubject = Map.groupBy(payments.filter(isKept), ({ purpose, subjectId }) => `${purpose}/${subjectId}`)
  return [...bySubject].flatMap(([subject, kept]) =>
    kept.length > 1 ? [{ subject, transactionIds: kept.map(({ transactionId }) => transactionId).sort() }] : [],
  )
}

/** A partly refunded payment still counts, but one whose whole amount is being refunded does not. */
function isKept({ status, amountPaise, refundHeldPaise }: PaidOnce): boolean {
  return isPaid(status) && (refundHeldPaise ?? 0) < amountPaise
}
