import type { BulkAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { bulkCallsOf, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'

const portal = startTestPortal()
let open: OpenCourse
let calls: ReturnType<typeof bulkCallsOf>

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  calls = bulkCallsOf(portal, (await aStaffSession(portal, ['admissions-officer'])).headers)
})

const reject: BulkAction = { name: 'reject', code: 'below-minimum', reason: 'The minimum is 50 %.' }

async function paidApplications(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let each = 0; each < count; each++) ids.push((await aPaidApplication(portal.payload, { open })).id)
  return ids
}

const statusesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await reread(portal.payload, id)).status))

describe('permission to act on many applications', () => {
  it('is that of a single decision, within the limit of the person', async () => {
    const { payload } = portal
    const [inside = '', outside = ''] = await paidApplications(2)
    const [, other] = open.colleges
    await changeAll({
      payload,
      collection: 'applications',
      where: { id: { equals: outside } },
      data: { college: other.id },
    })
    const college = open.colleges[0].id
    const { headers } = await aLimitedMember(portal, { colleges: [college] }, ['admissions-officer'])
    const limited = bulkCallsOf(portal, headers)
    const { id, view } = await limited.forecast({ ids: [inside, outside] }, reject)
    expect(view).toMatchObject({ total: 1, counts: { 'will-change': 1 } })

    // It leaves the limit after the forecast.
    await changeAll({
      payload,
      collection: 'applications',
      where: { id: { equals: inside } },
      data: { college: other.id },
    })
    await limited.start(id, 1)
    await workOnRuns(payload)
    const [refused] = (await calls.view(id)).refused
    expect(refused).toMatchObject({ group: 'outside', count: 1 })
    expect(await statusesOf([inside, outside])).toEqual(['SUBMITTED', 'SUBMITTED'])

    const foreign = await calls.forecast({ ids: [outside] }, reject)
    expect((await limited.stop(foreign.id)).status).toBe(404)
    expect(await limited.view(foreign.id)).toBeUndefined()
  })

  itsRule('to start is that of the person who prepared it; auditors read, and verifiers do not', async () => {
    const [id = ''] = await paidApplications(1)
    const run = await calls.forecast({ ids: [id] }, reject)
    const colleague = bulkCallsOf(portal, (await aStaffSession(portal, ['administrator'])).headers)
    expect((await colleague.start(run.id, 1)).status).toBe(403)
    expect(await colleague.view(run.id)).toMatchObject({ mayStart: false, mayStop: false })
    const auditor = bulkCallsOf(portal, (await aStaffSession(portal, ['auditor'])).headers)
    expect(await auditor.view(run.id)).toMatchObject({ state: 'ready', mayStart: false })
    expect((await auditor.prepare({ ids: [id] }, reject)).status).toBe(403)
    const verifier = bulkCallsOf(portal, (await aStaffSession(portal, ['verifier'])).headers)
    expect((await verifier.prepare({ ids: [id] }, reject)).status).toBe(403)
    expect(await verifier.view(run.id)).toBeUndefined()
  })

  itsRule('ends with the role: a run of someone who may no longer decide is stopped', async () => {
    const { payload } = portal
    const [id = ''] = await paidApplications(1)
    const leaving = await aStaffSession(portal, ['admissions-officer'], 'Leaving')
    const theirs = bulkCallsOf(portal, leaving.headers)
    const run = await theirs.forecast({ ids: [id] }, reject)
    await theirs.start(run.id, 1)
    await payload.update({ collection: 'staff', id: leaving.user.id, data: { roles: ['store'] } })
    await workOnRuns(payload)
    expect(await calls.view(run.id)).toMatchObject({ state: 'stopped', counts: { changed: 0 } })
    expect(await statusesOf([id])).toEqual(['SUBMITTED'])
  })
})
