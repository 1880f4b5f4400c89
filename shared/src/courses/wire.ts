import { COURSE_CODES, type CourseCode } from './courses.ts'

/** Codes of courses are the same in the contract. */
export const courseCodes = Object.fromEntries(COURSE_CODES.map((code) => [code, code])) as Record<CourseCode, string>
