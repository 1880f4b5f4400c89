import { fill } from '../../platform/fill.ts'
import { formatLongDay } from '../../platform/formats.ts'
import { DEFAULT_LOCALE, type Locale } from '../../platform/locale.ts'
import { formatRoundPaise } from '../../platform/money.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import { type CalculatedRefund, calculateRefund } from './calculate-refund.ts'
import type { RefundOverride, RefundPolicy, RefundRule, RefundTerms, RefundTier } from './policy.ts'

/** Sentences of the refund terms, for students before they pay and for staff before they refund. */
export const TERMS_TEXTS = {
  always: 'You get the full amount back.',
  never: 'This payment is not refundable.',
  'no-seat':
    'If we reject your application because no seat is left, you get the full amount back by itself. Otherwise this payment is not refundable.',
  fullUntil: 'If you withdraw by {day}, you get the full amount back.',
  keptUntil: 'If you withdraw by {day}, you get everything back except at most {kept}.',
  tiersFirst: 'After that, the refund depends on when you withdraw. The last date of admission is {day}.',
  tiers: 'The refund depends on when you withdraw. The last date of admission is {day}.',
  noDate: 'The last date of admission is not announced yet.',
  tierBefore: '{days} days or more before the last date: {percent} %.',
  tierBeforeLess: '{days} days or more before the last date: {percent} %, less {share} % of the fee, at most {max}.',
  tierUntil: 'Up to and including the last date: {percent} %.',
  tierAfter: 'Up to {days} days after the last date: {percent} %.',
  nothing: 'Later: no refund.',
  caution: 'You get the caution money of {amount} back in full.',
  duplicate: 'If you pay twice, we refund the second payment by ourselves.',
  now: 'If you withdrew today, you would get {refund} of {amount} back.',
  days: 'We refund within 15 days of your written request, to the account that you paid from.',
} as const

/** The refund terms of a payment as sentences. */
export interface RefundTermsView {
  /** What a withdrawal on the given day would return. */
  today: string
  /** The terms, one sentence or rule each. */
  lines: string[]
}

interface TermsOptions {
  terms: RefundTerms
  amountPaise: number
  /** Today in India, `YYYY-MM-DD`. */
  day: string
  locale?: Locale
  translate?: Translate
}

/** Describes the refund terms to a student, before the payment. */
export function refundTermsView(options: TermsOptions): RefundTermsView {
  const { terms, amountPaise, day } = options
  const say = sayer(options)
  const { refundPaise } = calculateRefund({ terms, amountPaise, noticeDay: day })
  const amounts = { refund: formatRoundPaise(refundPaise), amount: formatRoundPaise(amountPaise) }
  const caution = terms.cautionPaise > 0 ? [say('caution', { amount: formatRoundPaise(terms.cautionPaise) })] : []
  const lines = terms.rule === 'policy' ? policyLines(terms.policy, options) : [say(terms.rule)]
  return {
    today: say('now', amounts),
    lines: [...lines, ...caution, ...(ON_REQUEST.includes(terms.rule) ? [say('days')] : []), say('duplicate')],
  }
}

/** Rules under which a student asks for the refund. */
const ON_REQUEST: readonly RefundRule[] = ['policy', 'always']

type Say = (key: keyof typeof TERMS_TEXTS, values?: Record<string, string | number>) => string

function sayer({ translate = untranslated }: Pick<TermsOptions, 'translate'>): Say {
  return (key, values = {}) => fill(translate(TERMS_TEXTS[key]), values)
}

function policyLines(
  { overrides, tiers, lastAdmissionDay, processing }: RefundPolicy,
  options: TermsOptions,
): string[] {
  const { day: today, locale = DEFAULT_LOCALE } = options
  const say = sayer(options)
  const open = overrides.filter(({ until }) => today <= until).toSorted((a, b) => a.until.localeCompare(b.until))
  const first = open.map((override) => overrideLine(override, { say, locale }))
  const ordered = tiers.toSorted((a, b) => b.fromDays - a.fromDays)
  const heading =
    lastAdmissionDay === null
      ? say('noDate')
      : say(first.length > 0 ? 'tiersFirst' : 'tiers', { day: formatLongDay(lastAdmissionDay, locale) })
  return [...first, heading, ...ordered.map((tier) => tierLine(tier, { say, processing })), say('nothing')]
}

function overrideLine({ until, keepPaise }: RefundOverride, { say, locale }: { say: Say; locale: Locale }): string {
  const day = formatLongDay(until, locale)
  return keepPaise === 0 ? say('fullUntil', { day }) : say('keptUntil', { day, kept: formatRoundPaise(keepPaise) })
}

function tierLine(
  { fromDays, percent }: RefundTier,
  { say, processing }: { say: Say; processing: RefundPolicy['processing'] },
): string {
  if (fromDays === 0) return say('tierUntil', { percent })
  if (fromDays < 0) return say('tierAfter', { days: -fromDays, percent })
  if (percent < 100 || processing.percent === 0) return say('tierBefore', { days: fromDays, percent })
  const max = formatRoundPaise(processing.maxPaise)
  return say('tierBeforeLess', { days: fromDays, percent, share: processing.percent, max })
}

/** Explains a calculated refund to staff. */
export function explainRefund({ basis, refundPaise, keptPaise }: CalculatedRefund): string {
  const amounts = `Refund ${formatRoundPaise(refundPaise)}, keep ${formatRoundPaise(keptPaise)}.`
  switch (basis.kind) {
    case 'always':
      return `This is always returned in full. ${amounts}`
    case 'never':
      return `The terms do not refund this payment. ${amounts}`
    case 'no-seat':
      return `The terms refund this payment only when no seat is left. ${amounts}`
    case 'override': {
      const kept = basis.keepPaise === 0 ? 'nothing is kept' : `at most ${formatRoundPaise(basis.keepPaise)} is kept`
      return `Until ${formatLongDay(basis.until)}, ${kept}. ${amounts}`
    }
    case 'tier':
      return `${whenOf(basis.days)}: ${basis.percent} %. ${amounts}`
  }
}

function whenOf(days: number | null): string {
  if (days === null) return 'The last date of admission is not announced'
  const count = Math.abs(days)
  const unit = count === 1 ? 'day' : 'days'
  if (days === 0) return 'Notice on the last date of admission'
  return `Notice ${count} ${unit} ${days > 0 ? 'before' : 'after'} the last date of admission`
}
