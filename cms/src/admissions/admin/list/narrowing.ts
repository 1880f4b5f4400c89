import { CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { type Condition, conditionsIn, isSame } from './list-query.ts'
import { type View, views } from './views.ts'
import { listWords } from './words.ts'

/** What a list can be narrowed by with one choice each; empty for all. */
const NARROWING = ['course', 'college', 'sessionYear', 'category', 'from', 'to'] as const
export type Narrowing = Record<(typeof NARROWING)[number], string>

/** The field and the comparison behind each. */
const FILTERS: Record<keyof Narrowing, { field: string; operator: string }> = {
  course: { field: 'course', operator: 'equals' },
  college: { field: 'college', operator: 'equals' },
  sessionYear: { field: 'sessionYear', operator: 'equals' },
  category: { field: 'category', operator: 'equals' },
  from: { field: 'submittedAt', operator: 'greater_than_equal' },
  to: { field: 'submittedAt', operator: 'less_than_equal' },
}

const INDIA = '+05:30'

/** A choice of a list. */
export interface Choice {
  value: string
  label: string
}

/** The choices that are the same for every portal. */
export const fixedChoices = {
  course: COURSE_CODES.map((value): Choice => ({ value, label: COURSE_LABELS[value] })),
  category: CATEGORIES.map((value): Choice => ({ value, label: value })),
}

/** How the list is filtered now, as far as it was done by the bar above it. */
export interface Shown {
  view: View | null
  narrowing: Narrowing
}

/** Reads the bar's filters out of the address. */
export function shownIn(params: Record<string, string | string[] | undefined>): Shown {
  const conditions = conditionsIn(params)
  const has = (condition: Condition) => conditions.some((each) => isSame(each, condition))
  const value = (key: keyof Narrowing) => {
    const { field, operator } = FILTERS[key]
    return conditions.find((each) => each.field === field && each.operator === operator)?.value[0] ?? ''
  }
  return {
    view: views.find((view) => view.conditions.every(has)) ?? null,
    narrowing: {
      course: value('course'),
      college: value('college'),
      sessionYear: value('sessionYear'),
      category: value('category'),
      from: dayOf(value('from')),
      to: dayOf(value('to')),
    },
  }
}

/** The filters of a view, narrowed. */
export function conditionsOf(view: View | null, narrowing: Narrowing): Condition[] {
  const narrowed = NARROWING.filter((key) => narrowing[key] !== '').map((key) => ({
    ...FILTERS[key],
    value: [key === 'from' ? startOf(narrowing.from) : key === 'to' ? endOf(narrowing.to) : narrowing[key]],
  }))
  return [...(view?.conditions ?? []), ...narrowed]
}

/** How a narrowing is labelled. */
export function narrowingLabel(key: keyof Narrowing): string {
  return listWords.narrowing[key]
}

const startOf = (day: string) => new Date(`${day}T00:00:00.000${INDIA}`).toISOString()
const endOf = (day: string) => new Date(`${day}T23:59:59.999${INDIA}`).toISOString()
const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

function dayOf(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : indian.format(time)
}
