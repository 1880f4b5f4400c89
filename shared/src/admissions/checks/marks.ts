import type { Answers } from '../answers/answers.ts'
import { EXAMINATIONS, type Examination, percentage } from '../answers/marks.ts'
import { hasQuestion } from '../form/questionnaire.ts'
import type { CheckRule } from './check.ts'

const NAMES: Record<Examination, string> = {
  tenth: 'class 10',
  twelfth: 'class 12',
  degree: 'graduation',
  masters: 'master’s degree',
}

const rule = 'The percentage of each examination is that of its marks.'

/** Percentages are computed by the server, but applications of earlier portals were not. */
export const checkMarks: CheckRule = ({ form, answers }) => {
  const asked = EXAMINATIONS.filter(
    (each) => hasQuestion(form, `${each}Marks`) && (each !== 'masters' || answers.mastersMarks),
  )
  if (asked.length === 0) return null
  const isMissing = (each: Examination) => !answers[`${each}Percentage`] || computed(answers, each) === ''
  const missing = asked.filter((each) => !answers[`${each}Marks`] || !answers[`${each}FullMarks`])
  const wrong = asked.filter((each) => !missing.includes(each) && (isMissing(each) || differs(answers, each)))
  if (wrong.length > 0)
    return { name: 'marks', result: 'look', rule, found: wrong.map((each) => faultOf(answers, each)) }
  if (missing.length > 0) {
    return {
      name: 'marks',
      result: 'unknown',
      rule,
      found: [`There are no marks of ${missing.map((each) => NAMES[each]).join(', ')}.`],
    }
  }
  return { name: 'marks', result: 'passed', rule, found: [] }
}

const computed = (answers: Answers, each: Examination) =>
  percentage(answers[`${each}Marks`] ?? '', answers[`${each}FullMarks`] ?? '')

/** Of rounding: half of the last decimal. */
const TOLERANCE = 0.005 + Number.EPSILON * 100

function differs(answers: Answers, each: Examination): boolean {
  const exact = (Number(answers[`${each}Marks`]) * 100) / Number(answers[`${each}FullMarks`])
  return !(Math.abs(exact - Number(answers[`${each}Percentage`])) <= TOLERANCE)
}

function faultOf(answers: Answers, each: Examination): string {
  const given = answers[`${each}Percentage`]
  const [marks, full] = [answers[`${each}Marks`], answers[`${each}FullMarks`]]
  return `${capital(NAMES[each])}: ${marks} of ${full} is ${computed(answers, each) || 'no percentage'}, not ${given || 'empty'}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
