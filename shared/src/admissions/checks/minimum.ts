import { CATEGORIES } from '../answers/options.ts'
import { eligibility } from '../form/eligibility.ts'
import { hasQuestion } from '../form/questionnaire.ts'
import type { CheckFacts, CheckRule } from './check.ts'

/** The minimum of class 10 and class 12, by category, where the course has one. (spec 2, 5; spec 3, 5) */
export const checkSchoolMinimum: CheckRule = ({ form, answers }) => {
  if (form.eligibility === null) return null
  const minima = CATEGORIES.map((category) => `${category} ${form.eligibility?.minimumFor(category) ?? '-'} %`)
  const rule = `Class 10 and class 12 each reach the minimum of the category: ${minima.join(', ')}.`
  const { category = '', tenthPercentage = '', twelfthPercentage = '' } = answers
  const state = eligibility(form, answers)
  if (state === 'open')
    return { name: 'school-minimum', result: 'unknown', rule, found: ['Category or marks are missing.'] }
  const found = `${category}: class 10 ${tenthPercentage} %, class 12 ${twelfthPercentage} %.`
  return { name: 'school-minimum', result: state === 'met' ? 'passed' : 'look', rule, found: [found] }
}

/** Only where the portal has set a minimum of the graduation. */
export const checkDegreeMinimum: CheckRule = ({ form, answers, settings }) => {
  if (settings.degreeMinimum === null || !hasQuestion(form, 'degreeMarks')) return null
  const { category = '', degreeMarks = '', degreeFullMarks = '', degreePercentage = '' } = answers
  const minimum = degreeMinimum(settings, category)
  const rule = `The graduation has at least ${settings.degreeMinimum} %${relaxation(settings)}.`
  if (category === '' || minimum === null || degreeMarks === '' || !(Number(degreeFullMarks) > 0)) {
    return { name: 'degree-minimum', result: 'unknown', rule, found: ['Category or marks are missing.'] }
  }
  const isMet = Number(degreeMarks) * 100 >= Number(degreeFullMarks) * minimum
  return {
    name: 'degree-minimum',
    result: isMet ? 'passed' : 'look',
    rule,
    found: [`${category}: ${degreePercentage} %.`],
  }
}

const RESERVED: readonly string[] = ['SC', 'ST']

function degreeMinimum(
  { degreeMinimum: all, degreeMinimumReserved: reserved }: CheckFacts['settings'],
  category: string,
) {
  return RESERVED.includes(category) ? (reserved ?? all) : all
}

function relaxation({ degreeMinimumReserved: reserved }: CheckFacts['settings']): string {
  return reserved === null ? '' : `, for ${RESERVED.join(' and ')} ${reserved} %`
}
