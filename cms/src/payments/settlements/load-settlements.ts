import { addLine, NO_TOTALS, type SettlementTotals } from '@pravesh/shared/payments/reconcile/settlement-totals'
import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { endOfDay, startOfDay } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { compareLines } from './compare-lines.ts'
import { findUnsettled } from './find-unsettled.ts'
import type { Period } from './period.ts'

/** One settlement: what a provider paid out in one transfer. */
export interface Settlement extends SettlementTotals {
  day: string
  provider: string
  settlementId: string
  bankReference: string | null
  /** Number of lines that do not match. */
  mismatches: number
}

export interface Mismatch {
  key: string
  day: string
  text: string
  /** Null when the portal does not know the payment. */
  paymentId: string | null
}

interface LoadedSettlements {
  /** Newest first. */
  settlements: Settlement[]
  mismatches: Mismatch[]
  /** Whether there are more mismatches than returned. */
  more: boolean
}

/** Staff work through the first ones; the rest has the same cause. */
const MAX_MISMATCHES = 200

interface LoadOptions {
  payload: Payload
  period: Period
  now: Date
}

/** Summarises the settlements of a period and lists what does not match the portal's payments. */
export async function loadSettlements({ payload, period, now }: LoadOptions): Promise<LoadedSettlements> {
  const settlements = new Map<string, Settlement>()
  const mismatches: Mismatch[] = []
  const { from, to } = period
  const order = { by: 'settledAt', newestFirst: true, from: startOfDay(from), to: endOfDay(to) }
  for await (const lines of walkRecords({ payload, collection: 'settlement-lines', order })) {
    for (const { line, fault, text, payment } of await compareLines(payload, lines)) {
      const { key, day, provider, settlementId, bankReference = null } = line
      const group = [day, provider, settlementId].join('/')
      const before = settlements.get(group) ?? {
        ...NO_TOTALS,
        day,
        provider,
        settlementId,
        bankReference,
        mismatches: 0,
      }
      const totals = addLine(before, line)
      settlements.set(group, { ...before, ...totals, mismatches: before.mismatches + (fault === null ? 0 : 1) })
      if (fault !== null && mismatches.length <= MAX_MISMATCHES)
        mismatches.push({ key, day, text, paymentId: payment?.id ?? null })
    }
  }
  mismatches.push(...(await missing({ payload, period, now })))
  const shown = mismatches.slice(0, MAX_MISMATCHES)
  return { settlements: [...settlements.values()], mismatches: shown, more: mismatches.length > shown.length }
}

/** Payments of the period that should be settled by now but are not. */
async function missing({ payload, period, now }: LoadOptions): Promise<Mismatch[]> {
  const found: Mismatch[] = []
  const paidBefore = [endOfDay(period.to), overdueBefore('settlement', now)].sort()[0] ?? ''
  for await (const unsettled of findUnsettled({ payload, paidFrom: startOfDay(period.from), paidBefore })) {
    const { payment, day, text } = unsettled
    found.push({ key: payment.transactionId, day, text, paymentId: payment.id })
    if (found.length > MAX_MISMATCHES) break
  }
  return found
}
