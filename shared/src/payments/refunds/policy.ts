/** Refund terms as data. Days are `YYYY-MM-DD` in India, amounts whole paise. */

/** A share of the fee that is returned when the notice comes at least this many days before the last date. */
export interface RefundTier {
  /** Days from the notice to the last date of admission; negative after it. */
  fromDays: number
  percent: number
}

/** A yearly rule that applies instead of the tiers to notices up to and including a day. */
export interface RefundOverride {
  until: string
  /** At most this amount is kept; 0 for a full refund. */
  keepPaise: number
}

/** The refund policy of one intake. */
export interface RefundPolicy {
  /** The formally notified last date of admission; null while it is not announced. */
  lastAdmissionDay: string | null
  overrides: readonly RefundOverride[]
  tiers: readonly RefundTier[]
  /** The deduction from full refunds: this share of the fee, but not more than the maximum. */
  processing: { percent: number; maxPaise: number }
}

/** What decides the refund of one payment. */
export type RefundTerms =
  /** By the dates of a schedule. Caution money within the amount is always returned in full. */
  | { rule: 'policy'; policy: RefundPolicy; cautionPaise: number }
  /** By the clause of the specification: nothing, and of the course fee a share stays owed. */
  | { rule: 'specified'; courseFeePaise: number }
  /** In full; not at all, e.g. courses and videos; or only when no seat is left, and then as `always`. */
  | { rule: 'always' | 'never' | 'no-seat' }

export type RefundRule = RefundTerms['rule']

/**
 * The tiers of the UGC notice of October 2018. For the last date itself the notice is ambiguous; 90 % is in the
 * student's favour.
 */
export const UGC_TIERS: readonly RefundTier[] = [
  { fromDays: 15, percent: 100 },
  { fromDays: 0, percent: 90 },
  { fromDays: -15, percent: 80 },
  { fromDays: -30, percent: 50 },
]

/** At most 5 % of the fee and at most ₹5,000, according to the same notice. */
export const UGC_PROCESSING = { percent: 5, maxPaise: 500_000 } as const

/** Overrides by the year in which the session starts, according to UGC's yearly circulars. */
const UGC_OVERRIDES: Readonly<Record<string, readonly RefundOverride[]>> = {
  2026: [
    { until: '2026-09-30', keepPaise: 0 },
    { until: '2026-10-31', keepPaise: 100_000 },
  ],
}

/** The default policy of a session, e.g. `2026-2028`. */
export function defaultPolicy(sessionYear: string): RefundPolicy {
  return {
    lastAdmissionDay: null,
    overrides: UGC_OVERRIDES[sessionYear.slice(0, 4)] ?? [],
    tiers: UGC_TIERS,
    processing: UGC_PROCESSING,
  }
}
