import { COURSE_CODES, COURSE_LABELS, type CourseCode } from '../../courses/courses.ts'
import { type AgreedTerms, SPECIFIED_CLAUSE } from './agreed-terms.ts'
import { PAID_WITHIN, scheduleLines } from './schedule-text.ts'

/** What comes back of the fees of each course, as one text: courses with the same terms together. */
export function courseRefunds(terms: Readonly<Record<CourseCode, AgreedTerms>>): string {
  const byText = Map.groupBy(COURSE_CODES, (course) => termsText(terms[course]))
  if (byText.size === 1) return [...byText.keys()].join('')
  return [...byText].map(([text, courses]) => `${courses.map(labelOf).join(', ')}: ${text}`).join(' ')
}

const labelOf = (course: CourseCode) => COURSE_LABELS[course]

function termsText(terms: AgreedTerms): string {
  if (terms.kind === 'specified') return `Fees are not returnable. ${SPECIFIED_CLAUSE}`
  return ['Fees are returned by a schedule.', ...scheduleLines(terms.policy), PAID_WITHIN].join(' ')
}
