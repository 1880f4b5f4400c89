import { fill } from '../../platform/fill.ts'
import { formatNumber } from '../../platform/formats.ts'
import type { Locale } from '../../platform/locale.ts'
import type { Translate } from '../../platform/translate.ts'
import { formatScore } from '../scores/format-score.ts'
import { SERVICE_DAY } from '../scores/service.ts'
import { SERVICE_LIST } from './service-list.ts'
import { stepWords } from './words/words.ts'

/** What a list is called: its subject, which `translate` knows, or the deputed teachers. Empty for the one list of a course without subjects. */
export function listTitle(list: string, locale: Locale, translate: Translate = (subject) => subject): string {
  return list === SERVICE_LIST ? stepWords(locale).service.list : translate(list)
}

/** The same among others. */
export function listName(list: string, locale: Locale, translate?: Translate): string {
  return list === '' ? stepWords(locale).allApplicants : listTitle(list, locale, translate)
}

/** College and list, as a unit is called. */
export function unitTitle(unit: { college: string; subject: string }, locale: Locale): string {
  return [unit.college, listTitle(unit.subject, locale)].filter(Boolean).join(', ')
}

/** A score as people write it: points, or whole days on the list by length of service. */
export function formatMerit(score: number, list: string, locale: Locale): string {
  if (list !== SERVICE_LIST) return formatScore(score, locale)
  const { day, days } = stepWords(locale).service
  const count = score / SERVICE_DAY
  return fill(count === 1 ? day : days, { days: formatNumber(count, locale) })
}
