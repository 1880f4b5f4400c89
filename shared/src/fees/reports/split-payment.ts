/** Which heads a payment and its refunds are for. Sums of parts are always the whole amount, to the paisa. */
import type { PaymentPurpose } from '../../payments/purposes.ts'
import { dueEntries } from '../dues/due-ledger.ts'
import type { DueAction } from '../fee-kinds.ts'
import type { MoneyHead } from './money-heads.ts'

/** In whole paise, more than 0. */
export interface HeadPart {
  head: MoneyHead
  amountPaise: number
}

/** A due as stored; amounts in whole paise. */
export interface SplitDue {
  action: DueAction
  amountPaise: number
  concessionPaise?: number | null | undefined
  chargePaise?: number | null | undefined
  entries?: unknown
}

interface SplitOptions {
  purpose: PaymentPurpose
  transactionId: string
  amountPaise: number
  /** Whether what it paid for counts, or counted until it was refunded. */
  isCounted: boolean
  /** What a course fee paid; null for other purposes, and for a due that no longer exists. */
  due: SplitDue | null
}

/**
 * The parts of a payment. Money for a due pays the fee first, then charges for bounced cheques, then the late fee; earlier
 * payments of the same due come before it.
 */
export function splitPayment({ purpose, transactionId, amountPaise, isCounted, due }: SplitOptions): HeadPart[] {
  if (!isCounted) return whole('not-counted', amountPaise)
  if (purpose !== 'fee') return whole(purpose, amountPaise)
  // Staff cannot delete dues, so that only a restored backup lacks one.
  if (due === null) return whole('not-counted', amountPaise)
  const before = paidBefore(due.entries, transactionId)
  const feePaise = due.amountPaise - (due.concessionPaise ?? 0)
  const chargePaise = due.chargePaise ?? 0
  const lateFeePaise = lateFeeOf(due.entries)
  return cut({
    layers: [
      { head: due.action, amountPaise: feePaise },
      { head: 'bounce-charge', amountPaise: chargePaise },
      { head: 'late-fee', amountPaise: lateFeePaise },
    ],
    from: before,
    amountPaise,
    rest: due.action,
  })
}

interface RefundOptions {
  /** Of the payment. */
  parts: readonly HeadPart[]
  /** Refunded of the payment before, in whole paise. */
  beforePaise: number
  amountPaise: number
}

/** The parts of a refund: those of its payment in order, after what was refunded before. */
export function splitRefund({ parts, beforePaise, amountPaise }: RefundOptions): HeadPart[] {
  return cut({ layers: parts, from: beforePaise, amountPaise, rest: parts[0]?.head ?? 'not-counted' })
}

const whole = (head: MoneyHead, amountPaise: number): HeadPart[] => (amountPaise > 0 ? [{ head, amountPaise }] : [])

/**
 * What counts of a due before a payment, without what a bounced cheque or the refund of a part took back. A due that was
 * opened again after a refund starts from 0.
 */
function paidBefore(stored: unknown, transactionId: string): number {
  const entries = dueEntries(stored)
  const takenBack = entries.filter(({ kind }) => kind === 'bounced' || kind === 'released')
  const leftOut = new Set([transactionId, ...takenBack.map((entry) => entry.transactionId)])
  const paid = entries.filter(({ kind }) => kind === 'paid')
  const own = paid.findIndex((entry) => entry.transactionId === transactionId)
  if (own < 0) return 0
  const isPast = Boolean(paid[own]?.isPast)
  return paid
    .slice(0, own)
    .filter((entry) => Boolean(entry.isPast) === isPast && !leftOut.has(entry.transactionId))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

function lateFeeOf(stored: unknown): number {
  return Math.max(0, ...dueEntries(stored).map(({ lateFeePaise = 0 }) => lateFeePaise))
}

interface CutOptions {
  layers: readonly HeadPart[]
  from: number
  amountPaise: number
  /** What lies beyond all layers belongs to it. */
  rest: MoneyHead
}

/** The parts of an amount that starts at `from` in a pile of layers. */
function cut({ layers, from, amountPaise, rest }: CutOptions): HeadPart[] {
  const parts: HeadPart[] = []
  let [bottom, left] = [0, amountPaise]
  for (const layer of layers) {
    const top = bottom + Math.max(0, layer.amountPaise)
    const start = Math.max(bottom, from)
    const part = Math.max(0, Math.min(top - start, left, from + amountPaise - start))
    if (part > 0) parts.push({ head: layer.head, amountPaise: part })
    left -= part
    bottom = top
  }
  if (left > 0) parts.push({ head: rest, amountPaise: left })
  return parts
}
