import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { choicesSchema } from '@pravesh/shared/allotment/calls/student-calls'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { ownEntry } from '../entries/own-entry.ts'
import { meritLimits } from '../merit-limits.ts'
import { saveChoices } from './save-choices.ts'

/** POST /api/merit/:id/choices */
export const choices = endpoint({
  ...meritCalls.saveChoices,
  handle: async (call) => {
    const { payload, req, param } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await meritLimits.consume({ payload, name: 'merit/choices', subject: student.id, now })
    const own = await ownEntry({ payload, studentId: student.id, applicationId: param('id'), now })
    const { revision } = await saveChoices({ payload, own, sent: await readBody(call, choicesSchema), now })
    return { msg: 'Choices saved.', result: { revision } }
  },
})
