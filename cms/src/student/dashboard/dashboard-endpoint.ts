import { studentCalls } from '@pravesh/shared/student/dashboard/calls'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { loadDashboard } from './load-dashboard.ts'

/** Returns what the logged-in student has to do next, with their applications and fee plans. */
export const dashboard = endpoint({
  ...studentCalls.dashboard,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    return { msg: 'Dashboard found.', result: await loadDashboard({ payload, student, now: new Date() }) }
  },
})
