import { type DueEntry, dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { DueMoney } from '@pravesh/shared/fees/dues/due-money'
import type { FeeDue } from '../../payload-types.ts'
import { duplicateNote, type WithinLimit } from '../../payments/index.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { changeDueMoney, reopenedIfRefunded, withEntries } from './change-due-money.ts'
import { moneyOfDue } from './money-of-due.ts'

type HoldOptions = Parameters<WithinLimit>[0]

/**
 * Reserves the amount of a payment in the ledger of its due, before the payment counts: the one place that decides which of
 * several payments fit what is left. Returns null, or the reason for which this one does not fit. A due that was cancelled or
 * refunded meanwhile takes the late success of a payment that was started before. Idempotent.
 */
export async function holdDue({ payload, subjectId, payment, now }: HoldOptions): Promise<string | null> {
  const settings = await feeSettings(payload)
  let refusal: string | null = null
  await changeDueMoney({
    payload,
    id: subjectId,
    change: (stored) => {
      refusal = null
      const { transactionId, amountPaise } = payment
      const due = reopenedIfRefunded(stored)
      const standing = standingEntries(dueEntries(due.entries)).get(transactionId)
      if (standing) return null
      const money = moneyOfDue({ due: { ...due, status: 'open' }, settings, day: payment.day })
      refusal = refusalOf(due, money, amountPaise)
      if (refusal !== null) return null
      const at = now.toISOString()
      return withEntries(due, [{ at, transactionId, kind: 'held', amountPaise, ...fixedLateFee(money, amountPaise) }])
    },
  })
  return refusal
}

function refusalOf(due: FeeDue, { leftPaise, netPaise }: DueMoney, amountPaise: number): string | null {
  if (due.status === 'paid' && due.paymentId) return duplicateNote(due.paymentId)
  if (due.status === 'waived') return 'The fee was waived meanwhile.'
  if (due.status === 'replaced') return 'The fee is paid in other instalments now.'
  if (amountPaise <= leftPaise) return null
  const standing = [...standingEntries(dueEntries(due.entries))].filter(([, entry]) => isCounted(entry))
  const [first] = standing
  const isWhole = standing.length === 1 && first !== undefined && first[1].amountPaise >= netPaise
  return isWhole ? duplicateNote(first[0]) : 'More than what was left of the fee at that time.'
}

const isCounted = ({ kind }: DueEntry) => kind === 'paid' || kind === 'held'

/** The late fee is fixed by the payment that pays everything else. */
export function fixedLateFee(money: DueMoney, amountPaise: number): Pick<DueEntry, 'lateFeePaise'> {
  const beforePaise = money.paidPaise + money.heldPaise
  const principalPaise = money.netPaise - money.lateFeePaise
  if (money.lateFeePaise === 0 || beforePaise + amountPaise < principalPaise) return {}
  return { lateFeePaise: money.lateFeePaise }
}
