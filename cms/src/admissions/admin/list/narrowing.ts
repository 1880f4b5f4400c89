import { CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { type Condition, conditionsIn, isSame } from './list-query.ts'
import { type View, views } from './views.ts'
import { listWords } from './words.ts'

/** Filters with one value each; an empty value matches all. */
const NARROWING = ['course', 'college', 'sessionYear', 'category', 'from', 'to'] as const
export type Narrowing = Record<(typeof NARROWING)[number], string>

/** Field and operator of each filter. */
const FILTERS: Record<keyof Narrowing, { field: string; operator: string }> = {
  course: { field: 'course', operator: 'equals' },
  college: { field: 'college', operator: 'equals' },
  sessionYear: { field: 'sessionYear', operator: 'equals' },
  category: { field: 'category', operator: 'equals' },
  from: { field: 'submittedAt', operator: 'greater_than_equal' },
  to: { field: 'submittedAt', operator: 'less_than_equal' },
}

const INDIA = '+05:30'

/** An option of a select. */
export interface Choice {
  value: string
  label: string
}

/** Options that do not come from the database. */
export const fixedChoices = {
  course: COURSE_CODES.map((value): Choice => ({ value, label: COURSE_LABELS[value] })),
  category: CATEGORIES.map((value): Choice => ({ value, label: value })),
}

/** Current filters of the list that the bar above it understands. */
export interface ListState {
  view: View | null
  narrowing: Narrowing
}

/** Parses the filters of the bar from the address. */
export function parseListState(params: Record<string, string | string[] | undefined>): ListState {
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

/** Combines the conditions of a view with further filters. */
export function conditionsOf(view: View | null, narrowing: Narrowing): Condition[] {
  const narrowed = NARROWING.filter((key) => narrowing[key] !== '').map((key) => ({
    ...FILTERS[key],
    value: [key === 'from' ? startOf(narrowing.from) : key === 'to' ? endOf(narrowing.to) : narrowing[key]],
  }))
  return [...(view?.conditions ?? []), ...narrowed]
}

export function narrowingLabel(key: keyof Narrowing): string {
  return listWords.narrowing[key]
}

const startOf = (day: string) => new Date(`${day}T00:00:00.000${INDIA}`).toISOString()
const endOf = (day: string) => new Date(`${day}T23:59:59.999${INDIA}`).toISOString()
const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

function dayOf(timestamp: string): string {
  const time = Date.parse(timestamp)
  return Number.isNaN(time) ? '' : indian.format(time)
}
