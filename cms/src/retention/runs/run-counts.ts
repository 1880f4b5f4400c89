import { formatNumber } from '@pravesh/shared/platform/formats'
import { RETENTION_KINDS, RETENTION_RULES, type RetentionKind } from '@pravesh/shared/retention/rules'
import { istDay } from '../../foundation/formats.ts'

/** What became of the records of one kind whose period has ended. */
export interface KindCounts {
  /** Erased or reduced. */
  ended: number
  /** Only counted. */
  waiting: number
  /** Kept by a legal hold. */
  held: number
  /** When the period of the oldest of them began (ISO 8601); null without any. */
  oldest: string | null
  /** Whether an error stopped it. */
  failed: boolean
}

// A type, because the compiler accepts no interface for a JSON column.
export type RunCounts = { [Kind in RetentionKind]?: KindCounts }

export const NO_COUNTS: KindCounts = { ended: 0, waiting: 0, held: 0, oldest: null, failed: false }

/** The totals of all kinds. */
export function totalsOf(counts: RunCounts): Pick<KindCounts, 'ended' | 'waiting' | 'held'> {
  const all = Object.values(counts)
  const sum = (name: 'ended' | 'waiting' | 'held') => all.reduce((total, each) => total + each[name], 0)
  return { ended: sum('ended'), waiting: sum('waiting'), held: sum('held') }
}

/** A line for each kind that was looked at. */
export function linesOf(counts: RunCounts): string[] {
  return RETENTION_KINDS.flatMap((kind) => {
    const found = counts[kind]
    return found ? [`${RETENTION_RULES[kind].label}: ${textOf(kind, found)}`] : []
  })
}

function textOf(kind: RetentionKind, { ended, waiting, held, oldest, failed }: KindCounts): string {
  const { outcome } = RETENTION_RULES[kind]
  const parts = [
    ...(ended > 0 ? [`${formatNumber(ended)} ${outcome}`] : []),
    ...(waiting > 0 ? [`${formatNumber(waiting)} would be ${outcome}`] : []),
    ...(held > 0 ? [`${formatNumber(held)} kept by a legal hold`] : []),
    ...(oldest ? [`the oldest from ${istDay(oldest)}`] : []),
  ]
  return `${parts.length > 0 ? parts.join(', ') : 'none'}${failed ? '. FAILED: see the log' : ''}`
}
