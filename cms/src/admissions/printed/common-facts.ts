import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { printedWords } from './words/words.ts'

/** What the documents of an application print first. */
export function commonFacts(application: ApplicationRecord) {
  const w = printedWords.en.facts
  const { number, studentName, course, collegeName, sessionYear, subject, submittedAt } = application
  return [
    { label: w.number, value: number },
    { label: w.applicant, value: studentName },
    { label: w.course, value: COURSE_LABELS[course] },
    ...(subject ? [{ label: w.subject, value: subject }] : []),
    { label: w.college, value: collegeName },
    { label: w.session, value: sessionYear },
    { label: w.submitted, value: formatLongDay(submittedAt) },
  ]
}
