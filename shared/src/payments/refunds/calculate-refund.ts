import type { RefundOverride, RefundPolicy, RefundTerms } from './policy.ts'

const DAY = 24 * 60 * 60_000
const FULL = 100

interface CalculateOptions {
  terms: RefundTerms
  /** What was paid, in paise. */
  amountPaise: number
  /** The day of the student's notice, `YYYY-MM-DD` in India. */
  noticeDay: string
}

/** What decided a refund. `days` counts from the notice to the last date of admission; null while it is not announced. */
type RefundBasis =
  | { kind: 'always' }
  | { kind: 'never' }
  | { kind: 'no-seat' }
  | { kind: 'override'; until: string; keepPaise: number }
  | { kind: 'tier'; percent: number; days: number | null }

/** The part of a payment that the policy returns. Both amounts add up to what was paid. */
export interface CalculatedRefund {
  basis: RefundBasis
  refundPaise: number
  keptPaise: number
}

/** Calculates the refund of a payment. Overrides come before tiers; caution money is always returned. */
export function calculateRefund({ terms, amountPaise, noticeDay }: CalculateOptions): CalculatedRefund {
  const basis = basisOf(terms, noticeDay)
  const feePaise = Math.max(0, amountPaise - terms.cautionPaise)
  const keptPaise = keptOf({ basis, feePaise, processing: terms.policy.processing })
  return { basis, refundPaise: amountPaise - keptPaise, keptPaise }
}

function basisOf({ rule, policy }: RefundTerms, noticeDay: string): RefundBasis {
  if (rule !== 'policy') return { kind: rule }
  const override = overrideFor(policy.overrides, noticeDay)
  if (override) return { kind: 'override', ...override }
  const { lastAdmissionDay } = policy
  const days = lastAdmissionDay === null ? null : daysBetween(noticeDay, lastAdmissionDay)
  return { kind: 'tier', days, percent: percentFor(policy, days) }
}

/** The override with the earliest end that has not passed; null after all of them. */
function overrideFor(overrides: readonly RefundOverride[], day: string): RefundOverride | null {
  const open = overrides.filter(({ until }) => day <= until)
  return open.toSorted((a, b) => a.until.localeCompare(b.until))[0] ?? null
}

/** The highest share while the last date is not announced. */
function percentFor({ tiers }: RefundPolicy, days: number | null): number {
  const reached = tiers.filter(({ fromDays }) => days === null || days >= fromDays)
  return Math.max(0, ...reached.map(({ percent }) => percent))
}

/** Rounded down to whole paise, in the student's favour. */
function keptOf({
  basis,
  feePaise,
  processing,
}: {
  basis: RefundBasis
  feePaise: number
  processing: RefundPolicy['processing']
}): number {
  switch (basis.kind) {
    case 'always':
      return 0
    case 'never':
    case 'no-seat':
      return feePaise
    case 'override':
      return Math.min(feePaise, basis.keepPaise)
    case 'tier':
      return basis.percent >= FULL
        ? Math.min(share(feePaise, processing.percent), processing.maxPaise)
        : share(feePaise, FULL - basis.percent)
  }
}

function share(paise: number, percent: number): number {
  return Math.floor((paise * percent) / FULL)
}

/** Whole days from one day to another; negative if the other is earlier. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}
