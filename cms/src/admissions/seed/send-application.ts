import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { feeParts } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { formReference } from '../form/form-reference.ts'
import { readOffer } from '../submit/read-offer.ts'
import { submitApplication } from '../submit/submit-application.ts'
import type { DemoApplicant } from './data/applicants.ts'
import { generateAnswers } from './generate-answers.ts'
import { pick } from './pick.ts'
import { uploadSpecimens } from './specimens.ts'

interface SendOptions {
  payload: Payload
  applicant: DemoApplicant
  student: Student
  /** Determines the generated answers. */
  number: number
  now: Date
}

/** Uploads the documents and submits the application of a demo student. */
export async function sendApplication({
  payload,
  applicant,
  student,
  number,
  now,
}: SendOptions): Promise<ApplicationRecord> {
  const { course: code, subject = '', photo } = applicant
  const { course, sessionYear, refundTerms, costs } = await readOffer({ payload, code, courseId: '' })
  const { colleges } = await formReference({ payload, course, subject })
  const college = pick(colleges, number)
  const answers = generateAnswers({ ...applicant, subject, number, collegeId: college.id })
  const documents = await uploadSpecimens({ payload, studentId: student.id, course: code, answers, photo, now })
  const courseFeePaise = college.totalPricePaise
  const parts = feeParts(courseFeePaise, course.feeTable)
  const facts = {
    form: formOf(code),
    answers,
    collegeName: college.name,
    sessionYear,
    courseFeePaise,
    parts,
    refundTerms,
    costs,
  }
  const submission = {
    course: code,
    courseId: course.id,
    collegeId: college.id,
    collegeName: college.name,
    sessionYear,
    feePaise: null,
    courseFeePaise: null,
    answers,
    documents,
    termsAccepted: true,
    agreementHtml: agreementHtml(agreementFor(facts)),
    number: '',
    merchantId: '',
    paymentId: '',
  }
  return submitApplication({ payload, student, submission, clientAddress: '203.0.113.10', now })
}
