import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { consumeAdmissionLimit } from '../limits/consume-admission-limit.ts'
import { FORM_LIMIT } from '../submit/submit-endpoint.ts'
import { resubmitApplication } from './resubmit-application.ts'

/** Accepts the corrections of the logged-in student. (spec 3, 7) */
export const resubmit = endpoint({
  ...admissionCalls.resubmit,
  bodyLimit: FORM_LIMIT,
  handle: async ({ payload, req, body, clientAddress }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeAdmissionLimit({ payload, name: 'application/resubmit', studentId: student.id, now })
    const { number } = await resubmitApplication({ payload, student, sent: await body(), clientAddress, now })
    return { msg: `We received your corrections to application ${number}. We’ll check them, then write to you.` }
  },
})
