/** The fee for paying late, by staff's rule for a course. */
export const LATE_FEE_KINDS = ['none', 'flat', 'daily'] as const
export type LateFeeKind = (typeof LATE_FEE_KINDS)[number]

/** Labels for staff. */
export const LATE_FEE_LABELS: Record<LateFeeKind, string> = {
  none: 'None',
  flat: 'Once',
  daily: 'For each day',
}

export interface LateFeeRule {
  kind: LateFeeKind
  /** Once, or for each day, in whole paise. */
  amountPaise: number
  /** The most that a late fee can be, in whole paise; 0 without a cap. */
  capPaise: number
  /** Days after the due date that cost nothing. */
  graceDays: number
}

export const NO_LATE_FEE: LateFeeRule = { kind: 'none', amountPaise: 0, capPaise: 0, graceDays: 0 }

interface LateOptions {
  rule: LateFeeRule
  /** `YYYY-MM-DD`; null for a due without a date, which is never late. */
  dueOn: string | null
  /** The day of the payment, `YYYY-MM-DD`. */
  day: string
}

/** The late fee of a due that is paid on a day, in whole paise. */
export function lateFeePaise({ rule, dueOn, day }: LateOptions): number {
  if (rule.kind === 'none' || dueOn === null) return 0
  const days = Math.round((Date.parse(day) - Date.parse(dueOn)) / DAY_MS) - rule.graceDays
  if (days <= 0) return 0
  const charged = rule.kind === 'flat' ? rule.amountPaise : rule.amountPaise * days
  return rule.capPaise > 0 ? Math.min(charged, rule.capPaise) : charged
}

const DAY_MS = 24 * 60 * 60_000
