import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { PROCESS_STATE_LABELS, type ProcessState } from '@pravesh/shared/allotment/process/process'
import type { ReturnHeading } from '@pravesh/shared/allotment/process/return-template'
import type { AgeLimit, ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay, formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { meritWords } from '../words.ts'

/** A stored value of a process in words; empty for none. Unchecked, because only the portal writes these values. */
export function changeValue(field: string, value: unknown): string {
  if (value === null) return ''
  const [part = '', key = ''] = field.split('/')
  if (part === 'steps') return daysText(value as { first: string; last: string })
  if (part === 'units') return unitText(value as UnitSetting)
  if (part === 'rules') return RULES[key as keyof ProcessRules](value as never)
  // 0: none were entered yet.
  if (part === 'seats') return value === 0 ? '' : meritWords.seats.version(value as number)
  if (part === 'creditsFee') return value ? meritWords.history.yes : meritWords.history.no
  if (part === 'returnTemplate') return (value as ReturnHeading[]).map(({ heading }) => heading).join(', ')
  return staffText(PROCESS_STATE_LABELS[value as ProcessState])
}

function daysText({ first, last }: { first: string; last: string }): string {
  const locale = staffLanguage()
  const [from, to] = [first, last].map((day) => formatLongDay(day, locale))
  return first === last ? (from ?? '') : fill(stepWords(locale).calendar.days, { first: from ?? '', last: to ?? '' })
}

function unitText({ subject, amountPaise, cutOffs }: UnitSetting): string {
  if (cutOffs === undefined) return formatPaise(amountPaise)
  const { session, source, scores } = cutOffs
  const least = numbers(scores, (score) => formatMerit(score, subject, staffLanguage()))
  return [formatPaise(amountPaise), `${session}: ${least} (${source})`].join('; ')
}

const numbers = (of: Partial<Record<string, number>>, text: (value: number) => string) =>
  Object.entries(of)
    .map(([name, value]) => `${name} ${text(value ?? 0)}`)
    .join(', ')

type RuleTexts = { [Key in keyof Required<ProcessRules>]: (value: NonNullable<ProcessRules[Key]>) => string }

const RULES: RuleTexts = {
  pack: ({ name, version, source }) => [name, version, source].join(', '),
  scoring: scoringText,
  minimumScore: (least) => numbers(least, (score) => formatScore(score, staffLanguage())),
  ageLimit: ageText,
  service: ({ on }) => formatLongDay(on, staffLanguage()),
  ties: (ties) => ties.map((tie) => meritWords.rules.tieNames[tie]).join(', '),
  categories: (categories) => categories.join(', '),
  groups: (groups) => groups.map((group) => stepWords(staffLanguage()).groups[group]).join(', '),
  moves: (moves) => moves.map(({ from, to }) => meritWords.rules.move(from, to)).join(', '),
  maxChoices: (most) => formatNumber(most),
}

function ageText(limit: AgeLimit): string {
  return [formatLongDay(limit.on, staffLanguage()), numbers(limit.most, (age) => formatNumber(age))].join(': ')
}

function scoringText(scoring: ProcessRules['scoring']): string {
  const words = meritWords.rules
  if (scoring.kind === 'weighted') {
    const parts = scoring.parts.map(({ examination, weight }) => `${examination} ${formatNumber(weight)}`)
    return [words.kinds.weighted, parts.join(', ')].join(': ')
  }
  const { count, atLeast, excluded } = scoring
  return [
    `${words.kinds['best-of']}: ${formatNumber(count)}`,
    `${words.atLeast} ${formatNumber(atLeast.count)}: ${words.subjects[atLeast.kind]}`,
    ...(excluded.length === 0 ? [] : [`${words.excluded}: ${excluded.map((kind) => words.subjects[kind]).join(', ')}`]),
  ].join('; ')
}
