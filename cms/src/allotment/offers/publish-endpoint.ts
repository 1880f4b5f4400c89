import { runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { requireMeritStaff } from '../processes/merit-staff.ts'
import { requireRun } from '../runs/find-runs.ts'
import { publishRun } from '../runs/publish-run.ts'
import { runRow } from '../runs/run-view.ts'
import { publicationWork } from './publication-work.ts'

/** POST /api/merit/staff/run/:id/publish: publishes a dry run of a colleague, and gives the first seats. */
export const publish = endpoint({
  ...runCalls.publish,
  handle: async ({ payload, req, param }) => {
    const staff = requireMeritStaff(req, 'publish merit results')
    const [id, now] = [param('id'), new Date()]
    await publishRun({ payload, id, staff, now })
    // The work of the next minute gives the rest.
    await applyDueEffects({ payload, work: publicationWork, id, now })
    const result = runRow(await requireRun(payload, id))
    return { msg: 'The round is published. Applicants get their seats within some minutes.', result }
  },
})
