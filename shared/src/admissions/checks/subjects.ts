import { HIGHER_SUBJECTS } from '../answers/options.ts'
import { hasQuestion } from '../form/questionnaire.ts'
import type { CheckRule } from './check.ts'

/** The subject that is chosen for the course. */
export const checkSubject: CheckRule = ({ form, answers, offersSubject }) => {
  if (!hasQuestion(form, 'subject')) return null
  const rule = 'The chosen college teaches the chosen subject.'
  const { subject = '' } = answers
  if (subject === '' || offersSubject === null)
    return { name: 'subject', result: 'unknown', rule, found: ['Subject or college is missing.'] }
  return {
    name: 'subject',
    result: offersSubject ? 'passed' : 'look',
    rule,
    found: [offersSubject ? `${subject}.` : `The college does not offer ${subject} now.`],
  }
}

/** The subjects of class 12 that the form of D.Pharm asks about. (spec 2, 3 "dpharm_form") */
export const checkSciences: CheckRule = ({ form, answers }) => {
  if (!hasQuestion(form, 'higherSubject')) return null
  const rule = `Class 12 had physics, chemistry, and ${HIGHER_SUBJECTS.map((each) => each.toLowerCase()).join(' or ')}.`
  const { physicsMarks, chemistryMarks, higherSubject = '', higherSubjectMarks } = answers
  const isComplete = Boolean(physicsMarks && chemistryMarks && higherSubjectMarks)
  const isKnown = HIGHER_SUBJECTS.some((each) => each === higherSubject)
  if (!isComplete || higherSubject === '')
    return { name: 'sciences', result: 'unknown', rule, found: ['Marks are missing.'] }
  return { name: 'sciences', result: isKnown ? 'passed' : 'look', rule, found: isKnown ? [] : [`${higherSubject}.`] }
}
