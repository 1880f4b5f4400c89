import { discontinuedPaise } from './agreed-terms.ts'
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

/** `days` counts from the notice to the last date of admission; null while it is not announced. */
type DatedBasis =
  | { kind: 'override'; until: string; keepPaise: number }
  | { kind: 'tier'; percent: number; days: number | null }

/** What decided a refund. */
type RefundBasis = DatedBasis | { kind: 'always' | 'never' | 'no-seat' } | { kind: 'specified'; owedPaise: number }

/** The part of a payment that the policy returns. Both amounts add up to what was paid. */
export interface CalculatedRefund {
  basis: RefundBasis
  refundPaise: number
  keptPaise: number
}

/** Calculates the refund of a payment. Overrides come before tiers; caution money is always returned. */
export function calculateRefund({ terms, amountPaise, noticeDay }: CalculateOptions): CalculatedRefund {
  const { basis, keptPaise } = decide({ terms, amountPaise, noticeDay })
  return { basis, refundPaise: amountPaise - keptPaise, keptPaise }
}

function decide({ terms, amountPaise, noticeDay }: CalculateOptions): Omit<CalculatedRefund, 'refundPaise'> {
  switch (terms.rule) {
    case 'policy': {
      const basis = datedBasis(terms.policy, noticeDay)
      const feePaise = Math.max(0, amountPaise - terms.cautionPaise)
      return { basis, keptPaise: keptOf({ basis, feePaise, processing: terms.policy.processing }) }
    }
    case 'specified':
      return {
        basis: { kind: 'specified', owedPaise: discontinuedPaise(terms.courseFeePaise) },
        keptPaise: amountPaise,
      }
    default:
      return { basis: { kind: terms.rule }, keptPaise: terms.rule === 'always' ? 0 : amountPaise }
  }
}

function datedBasis(policy: RefundPolicy, noticeDay: string): DatedBasis {
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

interface KeptOptions {
  basis: DatedBasis
  feePaise: number
  processing: RefundPolicy['processing']
}

/** Rounded down to whole paise, in the student's favour. */
function keptOf({ basis, feePaise, processing }: KeptOptions): number {
  if (basis.kind === 'override') return Math.min(feePaise, basis.keepPaise)
  return basis.percent >= FULL
    ? Math.min(share(feePaise, processing.percent), processing.maxPaise)
    : share(feePaise, FULL - basis.percent)
}

function share(paise: number, percent: number): number {
  return Math.floor((paise * percent) / FULL)
}

/** Whole days from one day to another; negative if the other is earlier. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}
