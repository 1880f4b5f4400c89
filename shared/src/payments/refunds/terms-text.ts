import { fill } from '../../platform/fill.ts'
import { formatLongDay } from '../../platform/formats.ts'
import { DEFAULT_LOCALE, type Locale } from '../../platform/locale.ts'
import { formatRoundPaise } from '../../platform/money.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import { discontinuedPaise, OWED_AMOUNT, SPECIFIED_CLAUSE } from './agreed-terms.ts'
import { type CalculatedRefund, calculateRefund } from './calculate-refund.ts'
import type { RefundRule, RefundTerms } from './policy.ts'
import { PAID_WITHIN, scheduleLines } from './schedule-text.ts'

/** Sentences of the refund terms, for students before they pay and for staff before they refund. */
export const TERMS_TEXTS = {
  always: 'You get the full amount back.',
  never: 'This payment is not refundable.',
  'no-seat':
    'If we reject your application because no seat is left, you get the full amount back by itself. Otherwise this payment is not refundable.',
  specified: SPECIFIED_CLAUSE,
  owed: OWED_AMOUNT,
  caution: 'You get the caution money of {amount} back in full.',
  duplicate: 'If you pay twice, we refund the second payment by ourselves.',
  now: 'If you withdrew today, you would get {refund} of {amount} back.',
  days: PAID_WITHIN,
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
  return {
    today: say('now', amounts),
    lines: [...ruleLines(options, say), ...(ON_REQUEST.includes(terms.rule) ? [say('days')] : []), say('duplicate')],
  }
}

function ruleLines({ terms, ...options }: TermsOptions, say: Say): string[] {
  switch (terms.rule) {
    case 'policy': {
      const { policy, cautionPaise } = terms
      const caution = cautionPaise > 0 ? [say('caution', { amount: formatRoundPaise(cautionPaise) })] : []
      return [...scheduleLines(policy, options), ...caution]
    }
    case 'specified': {
      const { courseFeePaise } = terms
      const owed = formatRoundPaise(discontinuedPaise(courseFeePaise))
      return [say('specified'), say('owed', { fee: formatRoundPaise(courseFeePaise), owed })]
    }
    default:
      return [say(terms.rule)]
  }
}

/** Rules under which a student asks for the refund. */
const ON_REQUEST: readonly RefundRule[] = ['policy', 'always']

type Say = (key: keyof typeof TERMS_TEXTS, values?: Record<string, string | number>) => string

function sayer({ translate = untranslated }: Pick<TermsOptions, 'translate'>): Say {
  return (key, values = {}) => fill(translate(TERMS_TEXTS[key]), values)
}

/** Sentences that explain a calculated refund to staff. */
export const REFUND_EXPLANATIONS = {
  amounts: 'Refund {refund}, keep {kept}.',
  always: 'This is always returned in full.',
  never: 'The terms do not refund this payment.',
  'no-seat': 'The terms refund this payment only when no seat is left.',
  specified: 'The agreement returns nothing to a student who discontinues, who owes {owed} in all.',
  keepNothing: 'Until {day}, nothing is kept.',
  keepAtMost: 'Until {day}, at most {keep} is kept.',
  tier: '{when}: {percent} %.',
  notAnnounced: 'The last date of admission is not announced',
  onLastDate: 'Notice on the last date of admission',
  dayBefore: 'Notice {count} day before the last date of admission',
  daysBefore: 'Notice {count} days before the last date of admission',
  dayAfter: 'Notice {count} day after the last date of admission',
  daysAfter: 'Notice {count} days after the last date of admission',
}
type Explanations = typeof REFUND_EXPLANATIONS

interface ExplanationOptions {
  texts?: Explanations
  locale?: Locale
}

/** Explains a calculated refund to staff. */
export function explainRefund(
  { basis, refundPaise, keptPaise }: CalculatedRefund,
  { texts = REFUND_EXPLANATIONS, locale = DEFAULT_LOCALE }: ExplanationOptions = {},
): string {
  const amounts = fill(texts.amounts, { refund: formatRoundPaise(refundPaise), kept: formatRoundPaise(keptPaise) })
  return `${reasonOf(basis, texts, locale)} ${amounts}`
}

function reasonOf(basis: CalculatedRefund['basis'], texts: Explanations, locale: Locale): string {
  switch (basis.kind) {
    case 'specified':
      return fill(texts.specified, { owed: formatRoundPaise(basis.owedPaise) })
    case 'override': {
      const day = formatLongDay(basis.until, locale)
      if (basis.keepPaise === 0) return fill(texts.keepNothing, { day })
      return fill(texts.keepAtMost, { day, keep: formatRoundPaise(basis.keepPaise) })
    }
    case 'tier':
      return fill(texts.tier, { when: whenOf(basis.days, texts), percent: basis.percent })
    default:
      return texts[basis.kind]
  }
}

function whenOf(days: number | null, texts: Explanations): string {
  if (days === null) return texts.notAnnounced
  if (days === 0) return texts.onLastDate
  const count = Math.abs(days)
  const [before, after] = count === 1 ? [texts.dayBefore, texts.dayAfter] : [texts.daysBefore, texts.daysAfter]
  return fill(days > 0 ? before : after, { count })
}
