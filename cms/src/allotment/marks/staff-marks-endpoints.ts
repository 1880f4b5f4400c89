import { MAX_ENTRY_SEARCH, staffEntryCalls, verifySchema } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { VERIFICATIONS } from '@pravesh/shared/allotment/entries/entry'
import type { PayloadRequest } from 'payload'
import { requireAdmissionsStaff, requireReviewer } from '../../admissions/index.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { may, scopeOf } from '../../staff/index.ts'
import { requireProcess } from '../processes/find-process.ts'
import { pageIn } from '../processes/page-in.ts'
import { listEntries } from './list-entries.ts'
import { readMarks } from './read-marks.ts'
import { entryForStaff, staffEntry } from './staff-entry.ts'
import { verifyMarks } from './verify-marks.ts'

/** GET /api/merit/staff/entries */
const entries = endpoint({
  ...staffEntryCalls.entries,
  handle: async ({ payload, req, query }) => {
    const { user } = requireReviewer(req, 'check documents')
    const process = await requireProcess(payload, query.get('process') ?? '')
    const verification = VERIFICATIONS.find((each) => each === query.get('verification'))
    const search = (query.get('search') ?? '').trim().slice(0, MAX_ENTRY_SEARCH)
    const filters = JSON.stringify({ process: process.id, verification, ...(search !== '' && { search }) })
    const listed = { processId: process.id, verification, search, scope: scopeOf(user), page: pageIn(query) }
    const result = await listEntries({ payload, ...listed })
    const access = { kind: 'list', subject: 'Marks', filters, rows: result.rows.length } as const
    if (result.rows.length > 0) await recordAccess({ payload, user, access, now: new Date() })
    return { msg: 'Entries found.', result }
  },
})

/** GET /api/merit/staff/entry/:id */
const entry = endpoint({
  ...staffEntryCalls.entry,
  handle: async ({ payload, req, param }) => {
    const applicationId = param('id')
    await requireAdmissionsStaff({ req, action: 'check documents', id: applicationId })
    const now = new Date()
    const found = await entryForStaff({ payload, applicationId, now })
    await recordEntry(req, found.application, now)
    return { msg: 'Entry found.', result: await staffEntry(payload, found, { mayCorrect: mayCorrect(req), now }) }
  },
})

/** POST /api/merit/staff/entry/:id/verify */
const verify = endpoint({
  ...staffEntryCalls.verify,
  handle: async (call) => {
    const { payload, req, param } = call
    const applicationId = param('id')
    const staff = await requireAdmissionsStaff({ req, action: 'check documents', id: applicationId })
    const sent = await readMarks(call, verifySchema)
    const now = new Date()
    const found = await entryForStaff({ payload, applicationId, now })
    const { revision } = await verifyMarks({ payload, staff, ...found, sent, mayCorrect: mayCorrect(req), now })
    const msg = sent.verdict === 'verified' ? 'Marks verified.' : 'Marks returned to the applicant.'
    return { msg, result: { revision } }
  },
})

export const staffMarksEndpoints = [entries, entry, verify]

/** Marks by which seats were given are corrected by those who publish lists. */
const mayCorrect = ({ user }: Pick<PayloadRequest, 'user'>) => may(user, 'publish merit results')

async function recordEntry(
  { payload, user }: PayloadRequest,
  { id, number, studentId }: { id: string; number: string; studentId: string },
  now: Date,
): Promise<void> {
  const access = { kind: 'application', subject: number, subjectId: id, studentId, applicationId: id } as const
  await recordAccess({ payload, user, access, now })
}
