import { expect, it } from 'vitest'
import { applicationEffects } from '../../src/admissions/changes/application-effects.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { runDue } from '../../src/database/work/run-due.ts'
import { anOpenCourse, aPaidApplication, reread } from '../builders/applications.ts'
import { bulkCallsOf, countedNews, workOnRuns } from '../builders/bulk-runs.ts'
import { eventually } from '../eventually.ts'
import { aStaffSession } from '../staff-session.ts'
import type { ProcessPool } from './process-pool.ts'

export function bulkTests({ portal, takeOne }: ProcessPool, { applications }: { applications: number }) {
  it('a run whose process is killed goes on in another one, and decides and notifies once', async () => {
    const { payload } = portal
    const open = await anOpenCourse(payload, 'DPHARM')
    const calls = bulkCallsOf(portal, (await aStaffSession(portal, ['admissions-officer'])).headers)
    const ids: string[] = []
    for (let each = 0; each < applications; each++) ids.push((await aPaidApplication(payload, { open })).id)
    const { id } = await calls.forecast({ ids }, { name: 'reject', code: 'other', reason: 'The session is over.' })
    expect((await calls.start(id, applications)).status).toBe(200)

    const changed = () =>
      readRows({
        payload,
        collection: 'bulk-run-items',
        where: { and: [{ run: { equals: id } }, { outcome: { equals: 'changed' } }] },
        limit: 0,
      })
    const dying = takeOne()
    const working = dying.runBulk()
    await eventually(async () => expect((await changed()).length).toBeGreaterThan(0))
    await dying.kill()
    await working
    const before = (await changed()).length
    expect(before).toBeLessThan(applications)

    // After the leases of the killed process.
    const later = new Date(Date.now() + 5 * 60_000)
    await workOnRuns(payload, later)
    // A decision that was written before the kill has its effects applied by the minutely work.
    await runDue({ payload, work: applicationEffects, now: () => later })
    expect(await calls.view(id)).toMatchObject({ state: 'done', counts: { changed: applications, 'not-changed': 0 } })
    // Besides the rejection, each student has the messages about the submission and the fee.
    expect(await countedNews(payload, ids, 'rejected', 'application-news')).toEqual(ids.map(() => [1, 3]))
    for (const each of ids) expect((await reread(payload, each)).status).toBe('REJECTED')
  })
}
