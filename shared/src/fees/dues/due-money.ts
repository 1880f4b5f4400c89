/** What a due comes to. Every screen, message, receipt and payment takes its amounts from here. */

import type { DueStatus } from './due.ts'
import { balanceOf, dueEntries } from './due-ledger.ts'
import { type LateFeeRule, lateFeePaise } from './late-fee.ts'

/** As stored; amounts in whole paise. */
interface StoredDue {
  status: DueStatus
  /** Before concessions and late fees. */
  amountPaise: number
  concessionPaise?: number | null | undefined
  chargePaise?: number | null | undefined
  refundedPaise?: number | null | undefined
  entries?: unknown
}

/** Amounts in whole paise. */
export interface DueMoney {
  grossPaise: number
  concessionPaise: number
  /** Charges for bounced cheques. */
  chargePaise: number
  lateFeePaise: number
  /** Gross, less concessions, with charges and late fee. */
  netPaise: number
  /** Received and not taken back by a bounce, before refunds. */
  paidPaise: number
  /** Cheques that are being cleared. */
  heldPaise: number
  refundedPaise: number
  /** Still to be paid; 0 for a due that is not open. */
  leftPaise: number
}

interface MoneyOptions {
  due: StoredDue
  /** `YYYY-MM-DD`; null without a date. */
  dueOn: string | null
  /** The day of the payment, `YYYY-MM-DD`. */
  day: string
  rule: LateFeeRule
}

export function dueMoney({ due, dueOn, day, rule }: MoneyOptions): DueMoney {
  const { status, amountPaise: grossPaise } = due
  const concessionPaise = due.concessionPaise ?? 0
  const chargePaise = due.chargePaise ?? 0
  const entries = dueEntries(due.entries)
  const balance = balanceOf(entries)
  const isSettled = status === 'paid' || status === 'refunded'
  const principalPaise = grossPaise - concessionPaise + chargePaise
  // Once everything else is paid or being cleared, no late fee is added.
  const isRunning = status === 'open' && balance.paidPaise + balance.heldPaise < principalPaise
  const running = isRunning ? lateFeePaise({ rule, dueOn, day }) : 0
  const late = Math.max(balance.lateFeePaise, running)
  const netPaise = principalPaise + late
  // Dues from before there was a ledger were paid by one payment.
  const paidPaise = isSettled && entries.length === 0 ? netPaise : balance.paidPaise
  return {
    grossPaise,
    concessionPaise,
    chargePaise,
    lateFeePaise: late,
    netPaise,
    paidPaise,
    heldPaise: balance.heldPaise,
    refundedPaise: due.refundedPaise ?? 0,
    leftPaise: status === 'open' ? Math.max(0, netPaise - paidPaise - balance.heldPaise) : 0,
  }
}
