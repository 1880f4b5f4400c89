import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { ownNames, paymentNames } from '@pravesh/shared/admissions/wire/names'
import { submissionFromWire } from '@pravesh/shared/admissions/wire/submission'
import { readField } from '@pravesh/shared/admissions/wire/values'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { said } from '@pravesh/shared/platform/replies/said'
import { sentAmount, shortText } from '@pravesh/shared/platform/sent-values'
import { requireStudent } from '../../accounts/index.ts'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { revisionSchema } from '../drafts/draft-content.ts'
import { payLater } from '../fee/pay-later.ts'
import { redirectToPayment } from '../fee/redirect-to-payment.ts'
import { consumeAdmissionLimit } from '../limits/consume-admission-limit.ts'
import { submitApplication } from './submit-application.ts'

/** Maximum size of a form with its agreement, in bytes. */
export const FORM_LIMIT = 128 * 1024

/** Accepts the application of the logged-in student and returns the address of the payment page. (spec 2, 7) */
export const submit = endpoint({
  ...admissionCalls.submit,
  bodyLimit: FORM_LIMIT,
  handle: async ({ payload, req, body, clientAddress }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeAdmissionLimit({ payload, name: 'application/submit', studentId: student.id, now })
    const sent = await body()
    const { submission, validationErrors } = submissionFromWire(sent)
    const draftRevision = readField(sent, ownNames.draftRevision, revisionSchema, null, validationErrors)
    if (submission === null || validationErrors.length > 0) throw invalid(validationErrors)
    const application = await submitApplication({ payload, student, submission, draftRevision, clientAddress, now })
    return redirectToPayment({ payload, application, now })
  },
})

/** Returns the address of the payment page for the student's own unpaid application. (spec 3, 7) */
export const pay = endpoint({
  ...admissionCalls.pay,
  handle: async ({ payload, req, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeAdmissionLimit({ payload, name: 'application/pay', studentId: student.id, now })
    const sent = await body()
    const validationErrors: FieldError[] = []
    const applicationId = readField(sent, paymentNames.applicationId, shortText, '', validationErrors)
    const amountPaise = readField(sent, paymentNames.amountPaise, sentAmount, null, validationErrors)
    if (validationErrors.length > 0) throw invalid(validationErrors)
    const { url } = await payLater({ payload, studentId: student.id, applicationId, amountPaise, now })
    return { ...said(admissionReplies, 'NEXT_PAY'), url }
  },
})
