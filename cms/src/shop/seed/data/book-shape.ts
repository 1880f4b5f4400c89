import type { Semester } from '@pravesh/shared/content/options'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { completeIsbn } from '@pravesh/shared/shop/catalogue/isbn'
import type { SeedPicture } from '../../../portal/demo-content.ts'
import type { SeedBook } from '../seed-book.ts'

/** Data of one book; the rest is derived from its course and page count. */
export interface BookRow {
  /** File name of the cover picture, without folder and extension. */
  key: string
  name: string
  author: string
  /** Defaults to English. */
  language?: string
  publisher: string
  price: number
  pages: number
  copies: number
  description: string
}

/** Drawn pages, the same for all books of the demo. */
const SAMPLE_PAGES: readonly SeedPicture[] = [
  {
    file: 'books/sample-contents.webp',
    alt: 'Demo, drawn: a page of contents with twelve chapters, and bars in place of the text.',
  },
  {
    file: 'books/sample-chapter.webp',
    alt: 'Demo, drawn: the first page of a chapter, with bars in place of the text.',
  },
  {
    file: 'books/sample-figure.webp',
    alt: 'Demo, drawn: a page with a bar chart and four questions, and bars in place of the text.',
  },
]

const EDITIONS = ['1st edition, 2024', '2nd edition, 2025', '3rd edition, 2026']

/** A prefix that is not assigned to any country, so that no real book has the number. */
const INVENTED_PREFIX = '9799'

/** Trim size of a paperback, in centimetres. */
interface Trim {
  length: number
  width: number
}

/** The invented ISBN of the book at an index of its course. */
function inventedIsbn(course: CourseCode, index: number): string {
  const number = (COURSE_CODES.indexOf(course) + 1) * 100 + index
  return completeIsbn(INVENTED_PREFIX + String(number).padStart(8, '0'))
}

/** The books of one course, from its rows by semester. Thickness and weight are calculated for 70 gsm paper. */
export function booksOf(course: CourseCode, { length, width }: Trim, rows: Record<Semester, BookRow[]>): SeedBook[] {
  const semesters: Semester[] = ['1', '2', '3', '4']
  return semesters
    .flatMap((semester) => rows[semester].map((row) => ({ ...row, semester })))
    .map(({ key, language = 'English', ...row }, index) => {
      return {
        ...row,
        language,
        course,
        isbn: inventedIsbn(course, index),
        edition: `${EDITIONS[index % EDITIONS.length]} (demo, invented)`,
        images: [
          {
            file: `books/${key}.webp`,
            alt: `Cover of “${row.name}” by ${row.author}, a ${COURSE_LABELS[course]} book from ${row.publisher}.`,
          },
        ],
        samplePages: SAMPLE_PAGES,
        lengthCm: length,
        widthCm: width,
        heightCm: Math.round(row.pages * 0.05 + 3) / 10,
        weightGrams: Math.round((row.pages / 2) * length * width * 0.007 + 30),
      }
    })
}
