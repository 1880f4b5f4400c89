import { describe, expect, it } from 'vitest'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import type { Answers, QuestionName } from '../answers/answers.ts'
import { GRADE_MESSAGES } from '../answers/grades.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, TODAY } from '../fixtures/answers.ts'
import { checkAnswers } from './check-answers.ts'
import { cleanAnswers } from './clean-answers.ts'

/** The error messages by question after changing these answers. */
function validationErrors(course: CourseCode, changed: Answers) {
  const form = formOf(course)
  const answers = cleanAnswers(form, { ...longestAnswers(course), ...changed })
  const found = checkAnswers({ form, answers, reference, today: TODAY })
  return Object.fromEntries(found.map(({ field, message }) => [field, message]))
}

const YEAR = 'Invalid Year'

const years: [CourseCode, QuestionName][] = [
  ...COURSE_CODES.flatMap((course): [CourseCode, QuestionName][] => [
    [course, 'tenthYear'],
    [course, 'twelfthYear'],
  ]),
  ['BED', 'degreeYear'],
  ['BED', 'mastersYear'],
  ['DPHARM', 'cuetYear'],
]
it.each(years)('in %s, %s has four digits, the first of them not 0', (course, name) => {
  for (const wrong of ['0999', '202', 'MMXX', '20 2'])
    expect(validationErrors(course, { [name]: wrong })).toEqual({ [name]: YEAR })
})

const TOO_MANY = 'Invalid Marks Calculation'
describe('the rules of step 2', () => {
  it.each<[CourseCode, Answers, Record<string, string>]>([
    ['BED', { tenthFullMarks: '499' }, { tenthFullMarks: 'Full marks should be >= 500' }],
    ['BED', { tenthFullMarks: '99' }, { tenthFullMarks: 'Full marks should be min 3 digits.' }],
    ['DELED', { twelfthFullMarks: '399' }, { twelfthFullMarks: 'Full marks should be >= 400' }],
    ['DPHARM', { tenthFullMarks: '550' }, { tenthFullMarks: 'Invalid Full Marks' }],
    ['DELED', { tenthMarks: '701' }, { tenthMarks: TOO_MANY }],
    ['DPHARM', { twelfthMarks: '99' }, { twelfthMarks: 'Marks should be min 3 digits.' }],
    ['BED', { degreeFullMarks: '600' }, { degreeFullMarks: 'Full marks should be >= 700' }],
    ['BED', { mastersFullMarks: '600' }, { mastersFullMarks: 'Full marks should be >= 700' }],
    ['BED', { degreeMarks: '801' }, { degreeMarks: TOO_MANY }],
    ['BED', { mastersMarks: '99' }, { mastersMarks: 'Invalid marks' }],
    ['BED', { tenthGrading: 'CGPA_9_5', tenthGrade: '11' }, { tenthGrade: GRADE_MESSAGES.cgpa }],
    ['BED', { degreeGrade: '7.0' }, { degreeMarks: GRADE_MESSAGES.otherMarks }],
    [
      'BED',
      { degreeGrading: 'CBSE_GRADES' },
      { degreeGrading: 'Choose how graduation is graded', degreeGrade: GRADE_MESSAGES.grades },
    ],
    ['BED', { subject: 'ASTROLOGY' }, { subject: 'Choose your preferred subject' }],
    ['BED', { collegeId: 'college-3' }, { collegeId: 'Choose your preferred college' }],
    ['DELED', { firstLanguageMarks: '200' }, {}],
    ['DELED', { firstLanguageMarks: '201' }, { firstLanguageMarks: TOO_MANY }],
    ['DELED', { secondLanguageMarks: '100' }, {}],
    ['DELED', { secondLanguageMarks: '101' }, { secondLanguageMarks: TOO_MANY }],
    ['DELED', { secondLanguageFullMarks: 'Below 100', secondLanguageMarks: '100' }, {}],
    ['DELED', { secondLanguageFullMarks: 'Below 100', secondLanguageMarks: '101' }, { secondLanguageMarks: TOO_MANY }],
    ['DELED', { secondLanguage: 'Bengali' }, { secondLanguage: 'Choose the second language' }],
    ['DELED', { subject1Marks: '0' }, {}],
    ['DELED', { subject1Marks: '101' }, { subject1Marks: TOO_MANY }],
    ['DELED', { subject4Marks: '101' }, { subject4Marks: TOO_MANY }],
    ['DELED', { subject4Marks: '' }, {}],
    ['DPHARM', { physicsMarks: '101' }, { physicsMarks: TOO_MANY }],
    ['DPHARM', { chemistryMarks: 'A+' }, { chemistryMarks: 'Marks should be a whole number from 0 to 100' }],
    ['DPHARM', { higherSubject: 'CHEMISTRY' }, { higherSubject: 'Choose the subject with the higher mark' }],
    ['DPHARM', { higherSubjectMarks: '101' }, { higherSubjectMarks: TOO_MANY }],
    ['DPHARM', { cuetMarks: '1250' }, {}],
    ['DPHARM', { cuetMarks: '1251' }, { cuetMarks: TOO_MANY }],
  ])('%s %j', (course, changed, expected) => expect(validationErrors(course, changed)).toEqual(expected))
})
