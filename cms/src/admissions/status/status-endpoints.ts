import { draftToGoOn } from '@pravesh/shared/admissions/form/draft-place'
import { admissionOf } from '@pravesh/shared/admissions/status/admission'
import { applicationToWire } from '@pravesh/shared/admissions/wire/application'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { ownApplication } from '../changes/own-application.ts'
import { editContext } from '../correct/edit-context.ts'
import { draftsToSend } from '../form/drafts-to-send.ts'
import { openCorrection } from '../windows/open-correction.ts'
import { applicationViews, myApplications } from './application-views.ts'

/** Returns the applications of the logged-in student, newest first. (spec 3, 7) */
export const mine = endpoint({
  ...admissionCalls.mine,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    const applications = await myApplications({ payload, studentId: student.id, now })
    const isFirst = applications.length === 0
    const draft = isFirst ? draftToGoOn(await draftsToSend({ payload, student, now })) : null
    const msg = isFirst ? 'You have not applied for a course yet.' : 'Applications found.'
    const admission = admissionOf(
      applications.map(({ view }) => view),
      draft,
    )
    return {
      msg,
      result: applications.map(applicationToWire),
      [ownNames.admission]: admission,
      [ownNames.draft]: draft,
    }
  },
})

/** Returns one application of the logged-in student. Responds with 404 for other students' applications. (spec 3, 7) */
export const application = endpoint({
  ...admissionCalls.application,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    const found = await ownApplication({ payload, studentId: student.id, id: param('id'), now })
    const views = await applicationViews({ payload, studentId: student.id, applications: [found], now })
    const correction = await openCorrection({ payload, application: found, now })
    const edit = correction
      ? { edit: await editContext({ payload, student, application: found, correction, now }) }
      : {}
    const [result] = views.map((view) => applicationToWire({ ...view, ...edit }))
    return { msg: 'Application found.', result }
  },
})
