import { SEMESTERS, type Semester } from '../../content/options.ts'
import { type CourseCode, courseWithCode } from '../../courses/courses.ts'
import { searchWords } from './book-search.ts'

/** A filter of the book catalogue. (spec 1, 2: Books) */
export interface BookFilter {
  course: CourseCode | null
  semester: Semester | null
  /** White space is collapsed; empty without a search. */
  search: string
}

export const NO_BOOK_FILTER: BookFilter = { course: null, semester: null, search: '' }

/** Upper bound on page numbers, which keeps query offsets sane. */
const LAST_PAGE = 100_000

/** Parses a catalogue query, e.g. `?course=BED&semester=2&search=maths&page=3`; ignores invalid parameters. */
export function parseBookFilter(query: URLSearchParams): { filter: BookFilter; page: number } {
  const course = query.get('course')?.toUpperCase()
  const semester = query.get('semester')
  const search = query.get('search') ?? ''
  return {
    filter: {
      course: courseWithCode(course),
      semester: SEMESTERS.find((each) => each === semester) ?? null,
      search: normaliseSearch(search),
    },
    page: parsePage(query.get('page')),
  }
}

/** The inverse of `parseBookFilter`: starts with `?`, or is empty for the first page of the whole catalogue. */
export function bookFilterQuery({ filter, page }: { filter: BookFilter; page: number }): string {
  const query = new URLSearchParams()
  if (filter.course) query.set('course', filter.course)
  if (filter.semester) query.set('semester', filter.semester)
  if (filter.search) query.set('search', filter.search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

function normaliseSearch(typed: string): string {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return searchWords(text).length === 0 ? '' : text.slice(0, 100).trim()
}

function parsePage(typed: string | null): number {
  if (typed === null || !/^\d+$/.test(typed)) return 1
  return Math.min(Math.max(Number(typed), 1), LAST_PAGE)
}
