import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { marksSchema } from '@pravesh/shared/allotment/calls/student-calls'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { ownEntry } from '../entries/own-entry.ts'
import { meritLimits } from '../merit-limits.ts'
import { readMarks } from './read-marks.ts'
import { saveMarks } from './save-marks.ts'

/** POST /api/merit/:id/marks */
export const marks = endpoint({
  ...meritCalls.saveMarks,
  handle: async (call) => {
    const { payload, req, param } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await meritLimits.consume({ payload, name: 'merit/marks', subject: student.id, now })
    const own = await ownEntry({ payload, studentId: student.id, applicationId: param('id'), now })
    const { revision } = await saveMarks({ payload, own, sent: await readMarks(call, marksSchema), now })
    return { msg: 'Marks saved.', result: { revision } }
  },
})
