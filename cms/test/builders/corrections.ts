import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import { feeParts } from '@pravesh/shared/fees/fees'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import type { ApplicationRecord } from '../../src/admissions/applications/application-record.ts'
import type { OpenCourse } from './applications.ts'

export interface CorrectionChange {
  answers?: Answers
  documents?: Documents
  agreement?: string
}

/** The body of a correction as sent by the update form. */
export function correctionBody(
  of: OpenCourse,
  application: ApplicationRecord,
  { answers: changed = {}, ...more }: CorrectionChange = {},
) {
  const { course, sessionYear } = application
  const answers = cleanAnswers(formOf(course), { ...application.answers, ...changed })
  const college = of.colleges.find(({ id }) => id === answers.collegeId)
  const offer = of.course.colleges?.find(({ college: each }) => each === answers.collegeId)
  const isSameCollege = answers.collegeId === application.collegeId
  const courseFeePaise = isSameCollege ? application.courseFeePaise : (offer?.totalPricePaise ?? 0)
  const collegeName = college?.name ?? ''
  const parts = feeParts(courseFeePaise, application.feeParts)
  const facts = { answers, collegeName, sessionYear, courseFeePaise, parts, refundTerms: SPECIFIED, costs: of.costs }
  const agreement = agreementFor({ form: formOf(course), ...facts })
  return correctionToWire(formOf(course), {
    applicationId: application.id,
    collegeName,
    answers,
    documents: { ...application.documents, ...more.documents },
    agreementHtml: more.agreement ?? agreementHtml(agreement),
  })
}
