import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  anApprovedApplication,
  aPaidApplication,
  type OpenCourse,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { bulkCallsOf, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { readerCalls, readersOf } from '../../../test/builders/readers.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { personOf, type StaffSession, userOf } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { assignApplications, handOver } from '../queue/assign.ts'
import { takeNext } from '../queue/take-next.ts'

const portal = startTestPortal()
const { settings, by } = readerCalls(portal)
let open: OpenCourse
let asha: StaffSession
let bela: StaffSession
let chitra: StaffSession

beforeAll(async () => {
  ;({ open, asha, bela, chitra } = await readersOf(portal))
})
beforeEach(() => settings({ secondReader: true, secondReaderSample: 0 }))

it('are never assigned to their reader, so colleagues get them when second readers are on again', async () => {
  const { payload } = portal
  const { id } = await aPaidApplication(payload, { open })
  await by(asha, id, 'reject')
  await settings({ secondReader: false })
  const now = new Date()
  const assigning = { payload, user: userOf(chitra), staff: personOf(chitra), ids: [id], now }
  const { refused } = await assignApplications({ ...assigning, to: personOf(asha).id })
  expect(refused).toMatchObject([{ why: 'Asha has decided on it. Another colleague decides next.' }])
  await expect(handOver({ payload, staff: personOf(chitra), id, to: personOf(asha).id, now })).rejects.toThrow()
  await settings({ secondReader: true })
  const params = { 'where[id][equals]': id }
  expect(await takeNext({ payload, user: userOf(bela), staff: personOf(bela), params, now })).toBe(id)
})

itsRule('to exceed the seats allow it to who agrees, and no other decision', async () => {
  const { payload } = portal
  await anApprovedApplication(payload, { open, staffId: personOf(chitra).id })
  const [college, other] = open.colleges
  const colleges = [
    { college: college.id, totalPricePaise: 12_345_600, seats: 1 },
    { college: other.id, totalPricePaise: 9_000_000 },
  ]
  await payload.update({ collection: 'courses', id: open.course.id, data: { _status: 'published', colleges } })
  await settings({ secondReaderSample: 100 })
  const stored = async () => {
    const { id } = await aPaidApplication(payload, { open })
    await verifyDocumentsOf(payload, { id, staffId: personOf(chitra).id })
    const seatsExceeded = 'The university granted a seat.'
    expect((await by(chitra, id, 'approve', { reason: '', seatsExceeded })).status).toBe(200)
    return id
  }
  const seatsExceeded = 'My own reason.'
  const own = { reason: '', seatsExceeded }

  const disputed = await stored()
  expect((await by(bela, disputed, 'sendBack')).status).toBe(200)
  expect((await by(asha, disputed, 'approve', own)).reply.msg).toContain('All seats of this college are taken.')

  const isOff = await stored()
  await settings({ secondReader: false })
  expect((await by(asha, isOff, 'approve', own)).reply.msg).toContain('All seats of this college are taken.')
  await settings({ secondReader: true })

  // From a version that stored the reasons of all readers.
  const old = await stored()
  const { reading } = await reread(payload, old)
  if (reading === null) throw new Error('No decision was stored.')
  const { mayExceedSeats: _, ...first } = reading.first
  const where = { id: { equals: old } }
  await updateRow({ payload, collection: 'applications', where, data: { reading: { ...reading, first } } })
  expect((await by(asha, old, 'approve', own)).reply.msg).toContain('All seats of this college are taken.')

  const agreed = await stored()
  expect((await by(asha, agreed, 'approve', { reason: '' })).reply.msg).toBe('Approved. We have notified the student.')
})

it('in bulk are not named to who may read next, on the page of the run, in its list or by a call', async () => {
  const { payload } = portal
  const applications = [await aPaidApplication(payload, { open }), await aPaidApplication(payload, { open })]
  const ids = applications.map(({ id }) => id)
  const calls = bulkCallsOf(portal, asha.headers)
  const action = { name: 'reject', code: 'below-minimum', reason: 'The minimum is 50 %.' } as const
  const { id } = await calls.forecast({ ids }, action)
  const blind = { action: null, transitions: [], secondReader: 'none', refused: [], mayStart: false }
  const seenBy = async ({ headers }: StaffSession) => {
    const list = await portal.call('GET', '/api/bulk-runs?depth=0', undefined, headers)
    const record = await portal.call('GET', `/api/bulk-runs/${id}?select[actionName]=true`, undefined, headers)
    const view = await bulkCallsOf(portal, headers).view(id)
    return { view, text: JSON.stringify([list.reply.docs, record.reply, view]) }
  }
  const hidden = async () => {
    const { view, text } = await seenBy(bela)
    expect(view).toMatchObject(blind)
    expect(text).not.toMatch(/reject|below-minimum|50 %/i)
    expect((await seenBy(asha)).view).toMatchObject({ action })
  }
  await hidden()
  await calls.start(id, 2)
  await workOnRuns(payload)
  await hidden()
  expect((await seenBy(bela)).view.counts).toMatchObject({ changed: 2, waits: 0 })
  await by(bela, ids[0] ?? '', 'reject')
  await hidden()
  await by(bela, ids[1] ?? '', 'reject')
  const { view, text } = await seenBy(bela)
  expect(view).toMatchObject({ action, counts: { waits: 2 } })
  expect(text).toContain('Reject')
})
