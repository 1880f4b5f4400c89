import { STORED_CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { READING_LABELS, READING_STATES, type ReadingState } from '@pravesh/shared/admissions/status/reading'
import { APPLICATION_STATUSES, STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { addDays } from '@pravesh/shared/platform/days'
import type { Choice, ListFilterSet } from '../../../admin-kit/list/filters.ts'
import type { Condition } from '../../../admin-kit/list/list-query.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import type { Scope } from '../../../staff/index.ts'
import { listWords } from './words.ts'

interface StoredChoices {
  colleges: readonly Choice[]
  sessions: readonly Choice[]
  /** The limit of the member of staff, who is offered nothing beyond it. */
  scope: Scope | null
  /** Id of the member of staff. */
  me: string
  /** Who decides, by name. */
  deciders: readonly { id: string; name: string }[]
  /** `YYYY-MM-DD` */
  today: string
}

const labels = partOf(() => listWords.filters)
const WEEK = 6

/** The filters above the list of applications. */
export function applicationFilters(stored: StoredChoices): ListFilterSet {
  const { colleges, sessions, scope, me, deciders, today } = stored
  const within = (choices: readonly Choice[], limit: readonly string[] = []) =>
    choices.filter(({ value }) => limit.length === 0 || limit.includes(value))
  return {
    selects: [
      {
        field: 'status',
        label: labels.status,
        choices: APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].staff })),
      },
      {
        field: 'course',
        label: labels.course,
        choices: within(
          COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
          scope?.courses,
        ),
      },
      { field: 'college', label: labels.college, choices: within(colleges, scope?.colleges) },
      { field: 'sessionYear', label: labels.sessionYear, choices: sessions },
      {
        field: 'category',
        label: labels.category,
        choices: STORED_CATEGORIES.map((value) => ({ value, label: value })),
      },
      { field: 'readingState', label: labels.readingState, choices: readingChoices(me) },
      { field: 'dueOn', label: labels.dueOn, choices: dueChoices(today) },
      { field: 'assignedTo', label: labels.assignedTo, choices: assignedChoices(me, deciders) },
    ],
    days: { field: 'submittedAt', from: labels.from, to: labels.to },
  }
}

const due = (operator: string, value: string): Condition => ({ field: 'dueOn', operator, value: [value] })

/** Applications that are not answered by the day that was promised. */
export const overdue = (today: string): Condition => due('less_than', today)

function dueChoices(today: string): Choice[] {
  return [
    { value: 'overdue', label: listWords.due.overdue, condition: overdue(today) },
    { value: 'today', label: listWords.due.today, condition: due('equals', today) },
    { value: 'week', label: listWords.due.week(WEEK), condition: due('less_than_equal', addDays(today, WEEK)) },
  ]
}

/** Applications that wait for another reader. */
export const inReading = (state: ReadingState): Condition => ({
  field: 'readingState',
  operator: 'equals',
  value: [state],
})
export const anyReading: Condition = { field: 'readingState', operator: 'exists', value: ['true'] }

function readingChoices(me: string): Choice[] {
  return [
    { value: 'any', label: listWords.reading.any, condition: anyReading },
    ...READING_STATES.map((value) => ({ value, label: READING_LABELS[value] })),
    {
      value: 'own',
      label: listWords.reading.own,
      condition: { field: 'firstReader', operator: 'equals', value: [me] },
    },
  ]
}

function assignedChoices(me: string, deciders: StoredChoices['deciders']): Choice[] {
  const others = deciders.filter(({ id }) => id !== me)
  return [
    { value: me, label: listWords.me },
    { value: 'none', label: listWords.noOne, condition: { field: 'assignedTo', operator: 'exists', value: ['false'] } },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
