import { describe, expect, it } from 'vitest'
import { COURSE_LABELS, FIRST_COURSE } from '../../../courses/courses.ts'
import { aliasesOf, courseIn, isFiller } from './word-aliases.ts'

describe('courseIn', () => {
  it.each(['bed', 'b.ed', 'b ed', 'b. ed.', 'b.ed.'])('reads %j as a course', (text) => {
    expect(courseIn(text)).toEqual({ course: FIRST_COURSE, rest: '' })
    expect(courseIn(`${text} maths`)).toEqual({ course: FIRST_COURSE, rest: 'maths' })
  })

  it.each([
    ['deled', 'D.El.Ed'],
    ['d el ed', 'D.El.Ed'],
    ['d.el.ed', 'D.El.Ed'],
    ['dpharm', 'D.Pharm'],
    ['d pharma', 'D.Pharm'],
    ['law d.pharm', 'D.Pharm'],
  ])('reads %j as %s', (text, label) => {
    expect(COURSE_LABELS[courseIn(text)?.course ?? FIRST_COURSE]).toBe(label)
  })

  it.each(['embedded', 'bedside', 'ed', 'bedi', 'pharm', ''])('reads no course in %j', (text) => {
    expect(courseIn(text)).toBeNull()
  })
})

it('knows other words for some, and no others', () => {
  expect(aliasesOf('maths')).toEqual(['mathematics'])
  expect(aliasesOf('childhood')).toEqual([])
  expect(aliasesOf('constructor')).toEqual([])
})

it('knows words that say nothing about a book', () => {
  expect(['books', 'किताब', 'বই', 'childhood', ''].map(isFiller)).toEqual([true, true, true, false, false])
})
