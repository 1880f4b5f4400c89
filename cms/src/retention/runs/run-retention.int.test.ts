import { endOfDay } from '@pravesh/shared/platform/day-in-india'
import { addDays } from '@pravesh/shared/platform/days'
import { describe, expect, it } from 'vitest'
import { anApprovedApplication, reread } from '../../../test/builders/applications.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { after, existing, retentionIn, today } from '../../../test/retention.ts'
import { userOf } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countEndedIn } from '../../commands/count-ended.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { retentionAlert } from './retention-alert.ts'

const portal = startTestPortal()
const { administrator, open, staffId, aRejected, documentsOf, withFiles, run, hold, lift, latest } = retentionIn(portal)

describe('documents of a rejected application', () => {
  it('are gone after the period, from disk and database; the decision stays', async () => {
    const { application, paths } = await aRejected()
    const before = await reread(portal.payload, application.id)
    await run(after(364))
    expect(existing(paths)).toEqual(paths)
    // The last day of the period is kept as a whole.
    await run(new Date(endOfDay(addDays(today, 365))))
    expect(existing(paths)).toEqual(paths)
    await run(after(365))
    expect(existing(paths)).toEqual([])
    expect(await documentsOf(application)).toEqual([])
    const left = await reread(portal.payload, application.id)
    expect(left).toMatchObject({ status: 'REJECTED', decisionReason: 'Rejected for a reason.', documents: {} })
    expect(left.answers).toEqual(before.answers)
    expect(left.searchText).toBe(before.searchText)
    expect((await latest())?.report).toContain(
      `Documents of rejected applications: ${paths.length / 2} erased, the oldest from`,
    )
  })

  it('stay while a hold stands, and go in the night after it is lifted', async () => {
    const { application, paths } = await aRejected()
    const { status, reply } = await hold(application.studentId)
    expect({ status, by: reply.doc.heldBy }).toEqual({ status: 201, by: 'Amit Admin' })
    await run(after(365))
    expect(existing(paths)).toEqual(paths)
    expect(await latest()).toMatchObject({ held: expect.any(Number), finishedAt: expect.any(String) })
    expect((await latest())?.report).toContain(
      `Documents of rejected applications: ${paths.length / 2} kept by a legal hold`,
    )
    expect((await lift(reply.doc.id)).reply.doc).toMatchObject({ state: 'lifted', liftedBy: 'Amit Admin' })
    await run(after(366))
    expect(existing(paths)).toEqual([])
  })

  itsRule('stay if the application was reopened, or rejected again later', async () => {
    const { payload } = portal
    const { application, paths } = await aRejected()
    await updateRow({ payload, collection: 'applications', where: application.id, data: { status: 'REOPENED' } })
    await run(after(400))
    expect(existing(paths)).toEqual(paths)
    await updateRow({ payload, collection: 'applications', where: application.id, data: { status: 'REJECTED' } })
    const at = after(300).toISOString()
    const event = { application: application.id, key: 'again', at, kind: 'rejected', by: 'Officer' } as const
    await insertRow({ payload, collection: 'application-events', data: event })
    await run(after(401))
    expect(existing(paths)).toEqual(paths)
    await run(after(666))
    expect(existing(paths)).toEqual([])
  })

  it('go in the next run after a kill at any write', async () => {
    const { payload } = portal
    let nth = 1
    for (let died = true; died; nth += 3) {
      const { application, paths } = await aRejected()
      const now = after(370 + nth)
      died = (await killAtWrite(payload, nth, () => run(now))).died
      const { documents } = await reread(payload, application.id)
      // No application names a document that is gone.
      const ids = (await documentsOf(application)).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(Object.values(documents)))
      await run(now)
      expect(existing(paths)).toEqual([])
      expect((await reread(payload, application.id)).documents).toEqual({})
      expect(await latest()).toMatchObject({ finishedAt: expect.any(String) })
    }
    expect(nth).toBeGreaterThan(7)
  })
})

itsRule('a failing storage is reported, keeps other kinds going, and is tried again in the next night', async () => {
  const { payload } = portal
  const { application, paths } = await aRejected()
  const { storage } = portalOf(payload)
  const whole = storage.delete
  storage.delete = () => Promise.reject(new Error('The disk is away.'))
  try {
    await run(after(500))
  } finally {
    storage.delete = whole
  }
  expect((await documentsOf(application)).length).toBe(paths.length / 2)
  expect(await latest()).toMatchObject({ finishedAt: null, report: expect.stringContaining('FAILED: see the log') })
  expect((await latest())?.report).toContain('Requests for help:')
  const notices = () => retentionAlert.findNotices({ payload, user: userOf(administrator()) })
  expect((await notices())[0]).toMatchObject({ tone: 'problem' })
  await run(after(501))
  expect(existing(paths)).toEqual([])
  expect((await notices())[0]).toMatchObject({ tone: 'fact' })
})

it('an admitted student’s copy of the Aadhaar card goes, and the other documents stay', async () => {
  const application = await anApprovedApplication(portal.payload, { open: open(), staffId: staffId() })
  const { aadhaarCard, ...others } = application.documents
  const paths = await withFiles(application)
  expect(aadhaarCard).toBeDefined()
  await run(after(365))
  expect((await reread(portal.payload, application.id)).documents).toEqual(others)
  expect((await documentsOf(application)).map(({ id }) => id).sort()).toEqual(Object.values(others).sort())
  expect(existing(paths).length).toBe(paths.length - 2)
})

it('the dry run says how many of each kind and the oldest, and changes nothing', async () => {
  const { payload } = portal
  const { application, paths } = await aRejected()
  const lines: string[] = []
  await countEndedIn({ payload, now: after(800), report: (line) => void lines.push(line) })
  expect(lines.find((line) => line.startsWith('Documents of rejected'))).toMatch(
    new RegExp(`: ${paths.length / 2} would be erased, the oldest from \\d+ \\w+ 20\\d\\d$`),
  )
  expect(existing(paths)).toEqual(paths)
  expect((await reread(payload, application.id)).documents).toEqual(application.documents)
  expect(await latest()).toBeUndefined()
})
