import { SEMESTERS } from '@pravesh/shared/content/options'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { Group } from '../../database/sums/count-groups.ts'
import type { ShelfFilter } from './find-books.ts'

/** The fields by which the catalogue is filtered. */
export const COUNTED_BY = ['course', 'semester', 'language'] as const
type Facet = (typeof COUNTED_BY)[number]

/** How many books of a search there are of each course, semester and language together. */
export type BookCounts = readonly Group<Facet>[]

export function totalOf(counts: BookCounts, filter: ShelfFilter = {}): number {
  const matching = counts.filter((group) =>
    COUNTED_BY.every((facet) => !filter[facet] || group[facet] === filter[facet]),
  )
  return matching.reduce((sum, { count }) => sum + count, 0)
}

/** The choices of each filter, counted with the others. Languages come in the order of their numbers. */
export function choicesOf(counts: BookCounts, filter: ShelfFilter) {
  const choice = <Value extends string>(facet: Facet, value: Value) => ({
    value,
    count: totalOf(counts, { ...filter, [facet]: value }),
  })
  const languages = [...new Set(counts.flatMap(({ language }) => language || []))]
  const spoken = languages.map((value) => choice('language', value))
  return {
    course: COURSE_CODES.map((value) => choice('course', value)),
    semester: SEMESTERS.map((value) => choice('semester', value)),
    language: languages.length > 1 || filter.language ? spoken.sort(byCount) : [],
  }
}

const byCount = (one: { value: string; count: number }, other: { value: string; count: number }) =>
  other.count - one.count || one.value.localeCompare(other.value, 'en')
