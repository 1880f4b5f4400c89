import { mentionCalls } from '@pravesh/shared/admissions/notes/mentions'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { findApplication } from '../applications/application-record.ts'
import { colleaguesFor } from '../mentions/colleagues.ts'
import { finishMention } from '../mentions/finish-mention.ts'
import { requireAdmissionsStaff, requireReader } from './staff-member.ts'

export const colleagues = endpoint({
  ...mentionCalls.colleagues,
  handle: async ({ payload, req, param }) => {
    const staff = await requireAdmissionsStaff({ req, action: 'check documents', id: param('id') })
    const application = await findApplication(payload, param('id'))
    if (application === null) throw notFound('application')
    const place = { college: application.collegeId, course: application.course }
    const found = await colleaguesFor({ payload, place, exceptId: staff.id })
    return { msg: 'Colleagues found.', result: { colleagues: found } }
  },
})

export const mentionDone = endpoint({
  ...mentionCalls.done,
  handle: async ({ payload, req, param }) => {
    const staff = requireReader(req)
    await finishMention({ payload, staffId: staff.id, id: param('id'), now: new Date() })
    return { msg: 'Done.' }
  },
})
