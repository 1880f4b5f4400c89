import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { readField } from '@pravesh/shared/admissions/wire/values'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { shortText } from '@pravesh/shared/platform/sent-values'
import { requireStudent } from '../../accounts/index.ts'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { alreadySent } from '../drafts/already-sent.ts'
import { consumeAdmissionLimit } from '../limits/consume-admission-limit.ts'
import { copyApplication } from './copy-application.ts'

/** Starts a draft with what the logged-in student entered in an earlier application. */
export const copy = endpoint({
  ...admissionCalls.copy,
  handle: async ({ payload, req, param, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeAdmissionLimit({ payload, name: 'application/copy', studentId: student.id, now })
    const validationErrors: FieldError[] = []
    const applicationId = readField(await body(), ownNames.application, shortText, '', validationErrors)
    if (validationErrors.length > 0) throw invalid(validationErrors)
    const draft = await copyApplication({
      payload,
      studentId: student.id,
      course: param('course'),
      applicationId,
      now,
    })
    if (draft === null) throw alreadySent()
    return { msg: 'We copied your answers and documents.', result: draft }
  },
})
