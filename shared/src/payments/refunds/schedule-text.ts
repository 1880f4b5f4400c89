import { fill } from '../../platform/fill.ts'
import { formatLongDay } from '../../platform/formats.ts'
import { DEFAULT_LOCALE, type Locale } from '../../platform/locale.ts'
import { formatRoundPaise } from '../../platform/money.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import type { RefundOverride, RefundPolicy, RefundTier } from './policy.ts'

/** Sentences of a dated schedule, in agreements, before payments and in policies. */
export const SCHEDULE_TEXTS = {
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
} as const

/** How a refund on request is paid. */
export const PAID_WITHIN = 'We refund within 15 days of your written request, to the account that you paid from.'

interface ScheduleOptions {
  /** Today in India, `YYYY-MM-DD`, to leave out yearly rules that have passed; all rules without it. */
  day?: string
  locale?: Locale
  translate?: Translate
}

type Say = (key: keyof typeof SCHEDULE_TEXTS, values?: Record<string, string | number>) => string

/** A schedule as sentences, from the earliest notice to the latest. */
export function scheduleLines(policy: RefundPolicy, options: ScheduleOptions = {}): string[] {
  const { day = '', locale = DEFAULT_LOCALE, translate = untranslated } = options
  const { overrides, tiers, lastAdmissionDay, processing } = policy
  const say: Say = (key, values = {}) => fill(translate(SCHEDULE_TEXTS[key]), values)
  const open = overrides.filter(({ until }) => day <= until).toSorted((a, b) => a.until.localeCompare(b.until))
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
