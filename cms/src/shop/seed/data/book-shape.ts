import type { Semester } from '@pravesh/shared/content/options'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
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

/** Trim size of a paperback, in centimetres. */
interface Trim {
  length: number
  width: number
}

/** The books of one course, from its rows by semester. Thickness and weight are calculated for 70 gsm paper. */
export function booksOf(course: CourseCode, { length, width }: Trim, rows: Record<Semester, BookRow[]>): SeedBook[] {
  const semesters: Semester[] = ['1', '2', '3', '4']
  return semesters.flatMap((semester) =>
    rows[semester].map(({ key, language = 'English', ...row }) => {
      return {
        ...row,
        language,
        course,
        semester,
        images: [
          {
            file: `books/${key}.webp`,
            alt: `Cover of “${row.name}” by ${row.author}, a ${COURSE_LABELS[course]} book from ${row.publisher}.`,
          },
        ],
        lengthCm: length,
        widthCm: width,
        heightCm: Math.round(row.pages * 0.05 + 3) / 10,
        weightGrams: Math.round((row.pages / 2) * length * width * 0.007 + 30),
      }
    }),
  )
}
