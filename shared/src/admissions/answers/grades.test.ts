import { describe, expect, it } from 'vitest'
import { GRADE_MESSAGES, gradeError, gradingsOf, marksOfGrade } from './grades.ts'
import { fullMarksError, obtainedMarksError, percentage } from './marks.ts'

describe('a result without marks', () => {
  it.each([
    ['CGPA_9_5', '10', '95.00'],
    ['CGPA_9_5', '8.6', '81.70'],
    // 82.365, which does not become more.
    ['CGPA_9_5', '8.67', '82.36'],
    ['CGPA_LESS_0_75', '7.15', '64.00'],
    ['CGPA_LESS_0_75', '10.00', '92.50'],
    ['CGPA_10', '6.4', '64.00'],
    ['CGPA_10', ' 5 ', '50.00'],
    ['CBSE_GRADES', 'A1 A1 A1 A1 A1', '95.00'],
    ['CBSE_GRADES', 'a1, a2, b1, b2, d', '72.20'],
    ['PERCENTAGE', '72.5', '72.50'],
    ['PERCENTAGE', '72.5 %', '72.50'],
    ['PERCENTAGE', '100', '100.00'],
  ])('%s of %j is %s%%', (grading, typed, percent) => {
    const marks = marksOfGrade(grading, typed)
    expect(percentage(marks?.obtained ?? '', marks?.full ?? '')).toBe(percent)
    expect(gradeError(grading, typed)).toBeNull()
  })

  it.each([
    ['CGPA_9_5', '10.01', GRADE_MESSAGES.cgpa],
    ['CGPA_9_5', '86', GRADE_MESSAGES.cgpa],
    ['CGPA_9_5', '8.667', GRADE_MESSAGES.cgpa],
    ['CGPA_9_5', 'A1', GRADE_MESSAGES.cgpa],
    ['CGPA_10', '0', GRADE_MESSAGES.cgpa],
    ['CGPA_LESS_0_75', '0.5', GRADE_MESSAGES.cgpa],
    ['CBSE_GRADES', 'A1 A1 A1 A1', GRADE_MESSAGES.grades],
    ['CBSE_GRADES', 'A1 A1 A1 A1 E1', GRADE_MESSAGES.grades],
    ['CBSE_GRADES', '8.6', GRADE_MESSAGES.grades],
    ['PERCENTAGE', '100.01', GRADE_MESSAGES.percentage],
    ['PERCENTAGE', '-5', GRADE_MESSAGES.percentage],
  ])('%s cannot be %j', (grading, typed, message) => {
    expect(marksOfGrade(grading, typed)).toBeNull()
    expect(gradeError(grading, typed)).toBe(message)
  })

  it.each(['', 'SOMETHING ELSE', 'constructor'])('has no marks with the grading %j', (grading) => {
    expect(marksOfGrade(grading, '8.6')).toBeNull()
    expect(gradeError(grading, '8.6')).toBeNull()
  })

  it('gives marks that every examination accepts', () => {
    for (const examination of ['tenth', 'twelfth', 'degree', 'masters'] as const) {
      for (const typed of ['1', '45.5', '100']) {
        const marks = marksOfGrade('PERCENTAGE', typed)
        expect(fullMarksError(marks?.full ?? '', examination)).toBeNull()
        expect(obtainedMarksError(marks?.obtained ?? '', marks?.full ?? '', examination)).toBeNull()
      }
    }
  })
})

it('converts grade points as the table of AICTE does', () => {
  const table = { '6.25': 55, '6.75': 60, '7.25': 65, '7.75': 70, '8.25': 75 }
  for (const [points, percent] of Object.entries(table)) {
    const { obtained, full } = marksOfGrade('CGPA_LESS_0_75', points) ?? { obtained: '', full: '' }
    expect(percentage(obtained, full), points).toBe(percent.toFixed(2))
  }
})

it('takes the grades of CBSE for their middle: A1 for 95, D for 38', () => {
  const inMiddle = { A1: 95, A2: 85.5, B1: 76, B2: 66.5, C1: 57, C2: 47.5, D: 38 }
  for (const [grade, percent] of Object.entries(inMiddle)) {
    const { obtained, full } = marksOfGrade('CBSE_GRADES', Array(5).fill(grade).join(' ')) ?? { obtained: '', full: '' }
    expect(percentage(obtained, full), grade).toBe(percent.toFixed(2))
  }
})

it('offers the grades of CBSE for class 10 only', () => {
  const values = (examination: 'tenth' | 'degree') => gradingsOf(examination).map(({ value }) => value)
  expect(values('tenth')).toContain('CBSE_GRADES')
  expect(values('degree')).not.toContain('CBSE_GRADES')
  expect(values('degree')).toHaveLength(4)
})
