import { type SettledLine, settledPaise } from './settlement-faults.ts'

/** Sums of settlement lines, in paise. */
export interface SettlementTotals {
  lines: number
  collectedPaise: number
  refundedPaise: number
  feePaise: number
  taxPaise: number
  /** What reached the bank account. */
  settledPaise: number
}

export const NO_TOTALS: SettlementTotals = {
  lines: 0,
  collectedPaise: 0,
  refundedPaise: 0,
  feePaise: 0,
  taxPaise: 0,
  settledPaise: 0,
}

export function addLine(
  totals: SettlementTotals,
  line: SettledLine & { feePaise: number; taxPaise: number },
): SettlementTotals {
  const isRefund = line.kind === 'refund'
  return {
    lines: totals.lines + 1,
    collectedPaise: totals.collectedPaise + (isRefund ? 0 : line.amountPaise),
    refundedPaise: totals.refundedPaise + (isRefund ? line.amountPaise : 0),
    feePaise: totals.feePaise + line.feePaise,
    taxPaise: totals.taxPaise + line.taxPaise,
    settledPaise: totals.settledPaise + settledPaise(line),
  }
}

export function addTotals(one: SettlementTotals, other: SettlementTotals): SettlementTotals {
  return {
    lines: one.lines + other.lines,
    collectedPaise: one.collectedPaise + other.collectedPaise,
    refundedPaise: one.refundedPaise + other.refundedPaise,
    feePaise: one.feePaise + other.feePaise,
    taxPaise: one.taxPaise + other.taxPaise,
    settledPaise: one.settledPaise + other.settledPaise,
  }
}
