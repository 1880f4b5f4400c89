import { CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { Choice, ListFilterSet } from '../../../admin-kit/list/filters.ts'
import { listWords } from './words.ts'

interface StoredChoices {
  colleges: readonly Choice[]
  sessions: readonly Choice[]
}

const { filters: labels } = listWords

/** The filters above the list of applications. */
export function applicationFilters({ colleges, sessions }: StoredChoices): ListFilterSet {
  return {
    selects: [
      {
        field: 'course',
        label: labels.course,
        choices: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
      },
      { field: 'college', label: labels.college, choices: colleges },
      { field: 'sessionYear', label: labels.sessionYear, choices: sessions },
      { field: 'category', label: labels.category, choices: CATEGORIES.map((value) => ({ value, label: value })) },
    ],
    days: { field: 'submittedAt', from: labels.from, to: labels.to },
  }
}
