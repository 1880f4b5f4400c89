import { agreementLanguageIn } from '@pravesh/shared/admissions/acceptance/accepted-agreement'
import { RECORD } from '@pravesh/shared/admissions/agreement/agreement-language'
import { college, reference, TODAY, validAnswers, validDocuments } from '@pravesh/shared/admissions/fixtures/answers'
import { aSubmission, costsOf, feeTable } from '@pravesh/shared/admissions/fixtures/submission'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { expect, it } from 'vitest'
import { submissionOf } from './submission-of.ts'

it.each(COURSE_CODES)('builds the submission of the golden file for %s', (course) => {
  const answers = validAnswers(course)
  const context: FormContext = {
    course,
    courseId: `course-${course.toLowerCase()}`,
    courseName: course,
    enrolmentOpen: true,
    intake: { state: 'open', opensOn: null, closesOn: null },
    sessionYear: '2026-2028',
    applicationFees: [{ id: '1', action: 'ADMISSION', course, amountPaise: 100_000, text: 'Application fee' }],
    feeTable,
    refundTerms: SPECIFIED,
    costs: costsOf(course),
    reference,
    account: { name: '', email: '', phone: '' },
    draft: null,
    earlier: null,
    carriedFrom: null,
    aadhaarOnFile: '',
    identityNumbers: 'full',
    apaar: 'optional',
    existing: null,
    today: TODAY,
  }
  // A file that is no longer requested stays in the form but is not submitted.
  const documents = { ...validDocuments(course, answers), disabilityCertificate: 'file-old' }
  const now = new Date(1_795_236_400_000)
  const sent = { context, answers, documents, college, termsAccepted: true, now }
  expect(submissionOf({ ...sent, page: RECORD })).toEqual(aSubmission(course))
  const { agreementHtml } = submissionOf({ ...sent, page: agreementLanguageIn('bn') })
  expect(agreementHtml).toMatch(/^<article lang="bn-IN">/)
})
