import { isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import { answersShown } from '@pravesh/shared/admissions/answers/answers-shown'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { answerColumns } from '../answers/encrypted-aadhaar.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import type { CheckedCorrection } from './check-correction.ts'

interface DataOptions {
  payload: Payload
  student: Student
  application: ApplicationRecord
  checked: CheckedCorrection
  clientAddress: string
  now: Date
}

/** Returns the columns of the application that a correction changes. */
export function correctedData({
  payload,
  student,
  application,
  checked,
  clientAddress,
  now,
}: DataOptions): Record<string, unknown> {
  const { answers, documents, college, parts, reference, accepted } = checked
  const { course } = application
  const isAadhaarUnchanged = isMaskedAadhaar(answers.aadhaar ?? '')
  return {
    ...(isAadhaarUnchanged ? { answers } : answerColumns({ payload, answers, studentId: student.id })),
    shown: answersShown({ form: formOf(course), answers, reference }),
    documents,
    college: college.id,
    collegeName: college.name,
    courseFeePaise: college.totalPricePaise,
    feeParts: parts,
    category: answers.category ?? null,
    subject: answers.subject ?? null,
    studentPhone: answers.phone ?? application.studentPhone,
    studentEmail: answers.email ?? application.studentEmail,
    correction: { parts: [], documents: [], reason: '', askedAt: null },
    ...(accepted && {
      agreement: {
        version: accepted.version,
        locale: accepted.locale,
        html: accepted.html,
        acceptedAt: now.toISOString(),
        acceptedFrom: clientAddress,
      },
    }),
  }
}
