import { COURSE_CODES, type CourseCode } from './courses.ts'

/** Course codes have the same spelling on the wire. */
export const courseCodes = Object.fromEntries(COURSE_CODES.map((code) => [code, code])) as Record<CourseCode, string>
