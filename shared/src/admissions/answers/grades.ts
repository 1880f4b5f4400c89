/**
 * Results without marks: grade points, grades and certified percentages, converted with the formula of the board or university.
 *
 * - CGPA × 9.5: CBSE, scheme of Continuous and Comprehensive Evaluation (class 10, 2010 to 2017), as printed on its
 *   certificates: the “overall indicative percentage of marks” is 9.5 times the CGPA, the average of five subjects without
 *   the additional sixth.
 * - (CGPA − 0.75) × 10: AICTE, Approval Process Handbook, equivalence of grade points on a scale of ten (6.25 is 55 %,
 *   8.25 is 75 %), and the regulations of MAKAUT for its degrees.
 * - CGPA × 10: prescribed by no authority for all; universities such as AKTU state it for their own degrees.
 *
 * The circulars themselves were not at hand: the first two were compared with several public copies, the last with
 * secondary sources only. Officers compare the certificate. Formulas that are not here, such as 7.1 × CGPA + 11 of Mumbai,
 * have the percentage that the university states.
 */
import type { Examination } from './marks.ts'

export const GRADE_MESSAGES = {
  cgpa: 'Write the CGPA as on your mark sheet, e.g. 8.6. It is at most 10.',
  grades: 'Write the grades of your five main subjects, A1 to D, e.g. A1 A2 B1 B1 C1',
  percentage: 'Write the percentage as it is stated, e.g. 72.5',
  otherMarks: 'These marks do not give the percentage of the result that you entered above',
} as const

interface Grading {
  label: string
  /** The percentage in hundredths, rounded down; NaN if the text cannot be read. */
  hundredths: (typed: string) => number
  message: string
  /** The only examination that is graded so; all by default. */
  only?: Examination
}

/** A number with up to two decimals, in hundredths. */
function inHundredths(typed: string, max: number): number {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  const value = whole === '' ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return value <= max * 100 ? value : Number.NaN
}

const cgpa = (label: string, convert: (hundredths: number) => number): Grading => ({
  label,
  hundredths: (typed) => Math.floor(convert(inHundredths(typed, 10))),
  message: GRADE_MESSAGES.cgpa,
})

/** Grade points of CBSE. */
const CBSE_POINTS = new Map([
  ['A1', 10],
  ['A2', 9],
  ['B1', 8],
  ['B2', 7],
  ['C1', 6],
  ['C2', 5],
  ['D', 4],
])
const CBSE_SUBJECTS = 5

/** The CGPA of CBSE is the average of the five main subjects. */
function ofGrades(typed: string): number {
  const points = typed.split(/[\s,]+/).map((grade) => CBSE_POINTS.get(grade) ?? Number.NaN)
  if (points.length !== CBSE_SUBJECTS) return Number.NaN
  return (points.reduce((sum, each) => sum + each, 0) / CBSE_SUBJECTS) * 950
}

/** By stored value. */
const GRADINGS: Readonly<Record<string, Grading>> = {
  CGPA_9_5: cgpa('CGPA × 9.5 (CBSE)', (value) => (value * 95) / 10),
  CGPA_LESS_0_75: cgpa('(CGPA − 0.75) × 10 (AICTE and MAKAUT)', (value) => (value - 75) * 10),
  CGPA_10: cgpa('CGPA × 10', (value) => value * 10),
  CBSE_GRADES: {
    label: 'Grades A1 to D (CBSE)',
    hundredths: ofGrades,
    message: GRADE_MESSAGES.grades,
    only: 'tenth',
  },
  PERCENTAGE: {
    label: 'Percentage stated by the board or university',
    hundredths: (typed) => inHundredths(typed.replace(/\s*%$/, ''), 100),
    message: GRADE_MESSAGES.percentage,
  },
}

/** How an examination can be graded. */
export function gradingsOf(examination: Examination): { value: string; label: string }[] {
  return Object.entries(GRADINGS).flatMap(([value, { label, only = examination }]) =>
    only === examination ? [{ value, label }] : [],
  )
}

/** Full marks of a converted result: one for each hundredth of a percent. */
const CONVERTED_FULL_MARKS = 10_000

/** Below this, marks would have too few digits. No board passes anybody with it. */
const MIN_HUNDREDTHS = 100

/** Full marks and marks obtained that stand for a result without marks; null if it cannot be read. */
export function marksOfGrade(grading: string, typed: string): { full: string; obtained: string } | null {
  const hundredths = gradingNamed(grading)?.hundredths(typed.trim().toUpperCase()) ?? Number.NaN
  if (!(hundredths >= MIN_HUNDREDTHS)) return null
  return { full: String(CONVERTED_FULL_MARKS), obtained: String(hundredths) }
}

/** Whether full marks come from a conversion, as far as they tell. */
export function isConverted(full: string): boolean {
  return full === String(CONVERTED_FULL_MARKS)
}

/** The error message for a result without marks, or null. */
export function gradeError(grading: string, typed: string): string | null {
  return marksOfGrade(grading, typed) === null ? (gradingNamed(grading)?.message ?? null) : null
}

function gradingNamed(grading: string): Grading | null {
  return Object.hasOwn(GRADINGS, grading) ? (GRADINGS[grading] ?? null) : null
}
