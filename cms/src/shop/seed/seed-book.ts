import type { Semester } from '@pravesh/shared/content/options'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { SeedPicture } from '../../portal/demo-content.ts'

/** A demo book as plain data, with pictures by file name. */
export interface SeedBook {
  name: string
  author: string
  course: CourseCode
  semester: Semester
  language: string
  publisher: string
  /** In rupees. */
  price: number
  pages: number
  /** Invented: no publisher has a number that begins so. */
  isbn: string
  edition: string
  copies: number
  description: string
  images: SeedPicture[]
  samplePages: readonly SeedPicture[]
  lengthCm: number
  widthCm: number
  heightCm: number
  weightGrams: number
}
