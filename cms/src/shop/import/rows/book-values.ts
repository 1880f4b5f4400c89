import type { Semester } from '@pravesh/shared/content/options'
import type { CourseCode } from '@pravesh/shared/courses/courses'

/** What a row of a file says about a book; amounts in whole paise, weight in grams, sizes in centimetres. */
export interface BookValues {
  name: string
  author: string
  publisher: string
  course: CourseCode
  semester: Semester
  language: string
  pricePaise: number
  pages: number
  /** Thirteen digits; empty if it is not known. */
  isbn: string
  edition: string
  description: string
  lengthCm: number | null
  widthCm: number | null
  heightCm: number | null
  weightGrams: number | null
  active: boolean
}

/** A cell that was read, or the validation error. */
export type ReadCell<Value> = { value: Value } | { problem: string }
