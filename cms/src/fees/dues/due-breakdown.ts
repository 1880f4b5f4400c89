import { REDUCTION_LABELS } from '@pravesh/shared/fees/dues/concession-kinds'
import { concessionsOf } from '@pravesh/shared/fees/dues/concessions'
import { dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { FindBreakdown } from '../../documents/index.ts'
import { claimDay } from '../../payments/index.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { findDue } from './find-dues.ts'
import { moneyOfDue } from './money-of-due.ts'

/** How a payment of a fee follows from the fee, its concessions and charges, and what was paid before. */
export const feeBreakdown: FindBreakdown = async ({ payload, payment }) => {
  const due = await findDue(payload, payment.subjectId)
  if (due === null) return []
  const day = claimDay(payment)
  const { grossPaise, chargePaise, lateFeePaise, netPaise } = moneyOfDue({
    due,
    settings: await feeSettings(payload),
    day,
  })
  const beforePaise = paidBefore(due.entries, payment.transactionId)
  const leftPaise = netPaise - beforePaise - payment.amountPaise
  if (netPaise === grossPaise && beforePaise === 0 && leftPaise === 0) return []
  const lines = [
    { label: 'Fee', amountPaise: grossPaise },
    ...concessionsOf(due.concessions).map(({ kind, amountPaise }) => {
      return { label: REDUCTION_LABELS[kind], amountPaise: -amountPaise }
    }),
    { label: 'Charge for a returned cheque', amountPaise: chargePaise },
    { label: 'Late fee', amountPaise: lateFeePaise },
    { label: 'Paid before', amountPaise: -beforePaise },
    { label: 'Paid with this receipt', amountPaise: payment.amountPaise },
  ]
  return [...lines.filter(({ amountPaise }) => amountPaise !== 0), { label: 'Left to pay', amountPaise: leftPaise }]
}

/** What counted for a due before a payment did. */
function paidBefore(entries: unknown, transactionId: string): number {
  const paid = [...standingEntries(dueEntries(entries)).values()].filter(({ kind }) => kind === 'paid')
  const at = paid.find((entry) => entry.transactionId === transactionId)?.at ?? ''
  return paid.filter((entry) => entry.at < at).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
