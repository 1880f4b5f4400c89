import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import { translator } from '@pravesh/shared/platform/translate'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { preferredCollege } from '../applications/preferred-college.ts'
import { printedWords } from './words/words.ts'

/** What the documents of an application print first. */
export function commonFacts(application: ApplicationRecord, locale: Locale) {
  const w = printedWords[locale].facts
  const translate = translator(locale, [courseTranslations, admissionTranslations])
  const { number, studentName, course, collegeName, sessionYear, subject, submittedAt } = application
  const preferred = preferredCollege(application)
  return [
    { label: w.number, value: number },
    { label: w.applicant, value: studentName },
    { label: w.course, value: translate(COURSE_LABELS[course]) },
    ...(subject ? [{ label: w.subject, value: translate(subject) }] : []),
    ...(preferred === null
      ? [{ label: w.college, value: collegeName }]
      : [
          { label: w.admittedAt, value: collegeName },
          { label: w.appliedTo, value: preferred },
        ]),
    { label: w.session, value: sessionYear },
    { label: w.submitted, value: formatLongDay(submittedAt, locale) },
  ]
}
