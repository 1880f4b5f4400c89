import { SEMESTERS, type Semester } from '../../content/options.ts'
import { type CourseCode, courseWithCode } from '../../courses/courses.ts'
import { searchWords } from './book-search.ts'

/** Orders of the catalogue; the first is the default. */
export const BOOK_SORTS = ['newest', 'price-up', 'price-down', 'title'] as const
export type BookSort = (typeof BOOK_SORTS)[number]

/** A filter of the book catalogue. (spec 1, 2: Books) */
export interface BookFilter {
  course: CourseCode | null
  semester: Semester | null
  /** As it is stored; staff type languages freely. */
  language: string | null
  /** White space is collapsed; empty without a search. */
  search: string
  /** Look for the words as they are typed, without correcting them. */
  exact: boolean
  sort: BookSort
}

export const NO_BOOK_FILTER: BookFilter = {
  course: null,
  semester: null,
  language: null,
  search: '',
  exact: false,
  sort: 'newest',
}

/** Upper bound on page numbers, which keeps query offsets sane. */
const LAST_PAGE = 100_000
/** Of a search and of a language. */
const MAX_TEXT = 100

/** Parses a catalogue query, e.g. `?course=BED&semester=2&search=maths&page=3`; ignores invalid parameters. */
export function parseBookFilter(query: URLSearchParams): { filter: BookFilter; page: number } {
  const course = query.get('course')?.toUpperCase()
  const semester = query.get('semester')
  const sort = query.get('sort')
  const typed = oneLine(query.get('search') ?? '')
  const search = searchWords(typed).length === 0 ? '' : typed
  return {
    filter: {
      course: courseWithCode(course),
      semester: SEMESTERS.find((each) => each === semester) ?? null,
      language: oneLine(query.get('language') ?? '') || null,
      search,
      exact: search !== '' && query.get('exact') === '1',
      sort: BOOK_SORTS.find((each) => each === sort) ?? NO_BOOK_FILTER.sort,
    },
    page: parsePage(query.get('page')),
  }
}

/** The inverse of `parseBookFilter`: starts with `?`, or is empty for the first page of the whole catalogue. */
export function bookFilterQuery({ filter, page }: { filter: BookFilter; page: number }): string {
  const query = new URLSearchParams()
  if (filter.course) query.set('course', filter.course)
  if (filter.semester) query.set('semester', filter.semester)
  if (filter.language) query.set('language', filter.language)
  if (filter.search) query.set('search', filter.search)
  if (filter.exact) query.set('exact', '1')
  if (filter.sort !== NO_BOOK_FILTER.sort) query.set('sort', filter.sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

function oneLine(typed: string): string {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return text.slice(0, MAX_TEXT).trim()
}

function parsePage(typed: string | null): number {
  if (typed === null || !/^\d+$/.test(typed)) return 1
  return Math.min(Math.max(Number(typed), 1), LAST_PAGE)
}
