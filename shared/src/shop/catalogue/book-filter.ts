import { SEMESTERS, type Semester } from '../../content/options.ts'
import { type CourseCode, courseWithCode } from '../../courses/courses.ts'
import { searchWords } from './book-search.ts'

/** What a visitor narrowed the book catalogue to. (spec 1, 2: Books) */
export interface BookFilter {
  course: CourseCode | null
  semester: Semester | null
  /** What was searched for, white space collapsed, or an empty string. */
  search: string
}

export const NO_BOOK_FILTER: BookFilter = { course: null, semester: null, search: '' }

/** The last catalogue page anybody may ask for; keeps offsets sane. */
const LAST_PAGE = 100_000

/** Reads the catalogue's address, e.g. `?course=BED&semester=2&search=maths&page=3`. Whatever is not valid is ignored. */
export function parseBookFilter(query: URLSearchParams): { filter: BookFilter; page: number } {
  const course = query.get('course')?.toUpperCase()
  const semester = query.get('semester')
  const search = query.get('search') ?? ''
  return {
    filter: {
      course: courseWithCode(course),
      semester: SEMESTERS.find((each) => each === semester) ?? null,
      search: tidySearch(search),
    },
    page: parsePage(query.get('page')),
  }
}

/** The query that `parseBookFilter` reads back: empty for the whole catalogue's first page, else it begins with `?`. */
export function bookFilterQuery({ filter, page }: { filter: BookFilter; page: number }): string {
  const query = new URLSearchParams()
  if (filter.course) query.set('course', filter.course)
  if (filter.semester) query.set('semester', filter.semester)
  if (filter.search) query.set('search', filter.search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

function tidySearch(typed: string): string {
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
