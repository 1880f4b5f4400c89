import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { myProcesses } from './my-processes.ts'

/** GET /api/merit/mine */
export const mine = endpoint({
  ...meritCalls.mine,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const result = await myProcesses({ payload, studentId: student.id, now: new Date() })
    return { msg: result.length === 0 ? 'You take part in no merit process.' : 'Processes found.', result }
  },
})
