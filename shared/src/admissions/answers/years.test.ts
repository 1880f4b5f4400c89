import { expect, it } from 'vitest'
import type { CourseCode } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, TODAY } from '../fixtures/answers.ts'
import { checkAnswers } from '../form/check-answers.ts'
import type { Answers } from './answers.ts'
import { YEAR_MESSAGES as says } from './years.ts'

/** Errors of the years only; the fixtures are valid on 21 November 2026. */
function errors(course: CourseCode, changed: Answers) {
  const answers = { ...longestAnswers(course), ...changed }
  const found = checkAnswers({ form: formOf(course), answers, reference, today: TODAY })
  return found.map(({ field, message }) => [field, message])
}

it.each<[CourseCode, Answers, string[][]]>([
  ['DELED', { tenthYear: '2026', twelfthYear: '2026' }, [['twelfthYear', says.twelfthFirst]]],
  ['DELED', { tenthYear: '1800' }, [['tenthYear', says.past]]],
  ['DELED', { tenthYear: '1955' }, [['tenthYear', says.past]]],
  ['DELED', { tenthYear: '1956' }, []],
  ['DELED', { twelfthYear: '9999' }, [['twelfthYear', says.future]]],
  ['DELED', { twelfthYear: '2027' }, [['twelfthYear', says.future]]],
  ['DELED', { twelfthYear: '2026' }, []],
  ['DELED', { tenthYear: '2021', twelfthYear: '2019' }, [['twelfthYear', says.twelfthFirst]]],
  ['DELED', { tenthYear: '0201' }, [['tenthYear', says.format]]],
  ['DPHARM', { cuetYear: '9999' }, [['cuetYear', says.future]]],
  ['BED', { degreeYear: '2027', mastersYear: '2027' }, [['mastersYear', says.mastersFirst]]],
  ['BED', { degreeStatus: 'COMPLETE', degreeYear: '2027', hasMasters: 'NO' }, [['degreeYear', says.future]]],
  ['BED', { degreeYear: '2021' }, [['degreeYear', says.degreeFirst]]],
  ['BED', { mastersYear: '2028' }, [['mastersYear', says.future]]],
  ['BED', { mastersYear: '2027' }, []],
])('%s: %j', (course, changed, expected) => {
  const cleaned = Object.fromEntries(
    errors(course, changed).filter(([field = '']) => field.endsWith('Year')) as [string, string][],
  )
  expect(Object.entries(cleaned)).toEqual(expected)
})
