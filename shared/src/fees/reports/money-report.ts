/** Money received and returned in a period, by head, college, course and channel. */
import type { PaymentChannel } from '../../payments/channels.ts'
import { keysOf } from '../../platform/record-of.ts'
import type { MoneyHead } from './money-heads.ts'

/** Amounts in whole paise. */
export interface MoneySums {
  /** Payments, or parts of them. */
  count: number
  receivedPaise: number
  /** Paid back to students. */
  refundedPaise: number
  /** Taken back because the bank returned the cheque. */
  bouncedPaise: number
}

export interface MoneyKey {
  head: MoneyHead
  /** Id; null for what belongs to no college. */
  college: string | null
  /** Code; null for what belongs to no course. */
  course: string | null
  channel: PaymentChannel
}

export type MoneyRow = MoneyKey & MoneySums

const NOTHING: MoneySums = { count: 0, receivedPaise: 0, refundedPaise: 0, bouncedPaise: 0 }

export const netPaise = ({ receivedPaise, refundedPaise, bouncedPaise }: MoneySums): number =>
  receivedPaise - refundedPaise - bouncedPaise

/** Adds up rows while records are read. */
export class MoneyReport {
  private readonly sums = new Map<string, MoneyRow>()

  add({ head, college, course, channel }: MoneyKey, more: Partial<MoneySums>): void {
    const key = JSON.stringify([head, college, course, channel])
    const row = this.sums.get(key) ?? { head, college, course, channel, ...NOTHING }
    this.sums.set(key, { ...row, ...addSums(row, more) })
  }

  rows(): MoneyRow[] {
    return [...this.sums.values()]
  }
}

/** The sums of rows that have the same value, in the order of first appearance. */
export function sumsBy<Value extends string | null>(
  rows: readonly MoneyRow[],
  keyOf: (row: MoneyRow) => Value,
): [Value, MoneySums][] {
  const sums = new Map<Value, MoneySums>()
  for (const row of rows) sums.set(keyOf(row), addSums(sums.get(keyOf(row)) ?? NOTHING, row))
  return [...sums]
}

export function totalOf(rows: readonly MoneySums[]): MoneySums {
  return rows.reduce<MoneySums>(addSums, NOTHING)
}

function addSums(sums: MoneySums, more: Partial<MoneySums>): MoneySums {
  const added = { ...NOTHING }
  for (const name of keysOf(NOTHING)) added[name] = sums[name] + (more[name] ?? 0)
  return added
}
