import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aPaidApplication,
  type OpenCourse,
  officer,
  reread,
} from '../../../test/builders/applications.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { decideApplication } from '../review/decide-application.ts'
import { countSeats, intakeOf } from './count-seats.ts'
import { takeSeat } from './take-seat.ts'

const portal = startTestPortal()
const { signedIn, decide, eventsOf } = reviewCalls(portal)
let open: OpenCourse
let staffId: string

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

/** Leaves this many free seats at the college that builders choose. */
async function leaveFree(free: number) {
  const [college, other] = open.colleges
  const { approved } = await countSeats(portal.payload, intake())
  await portal.payload.update({
    collection: 'courses',
    id: open.course.id,
    data: {
      _status: 'published',
      colleges: [
        { college: college.id, totalPricePaise: 12_345_600, seats: approved + free },
        { college: other.id, totalPricePaise: 9_000_000 },
      ],
    },
  })
}

const intake = () => ({ course: open.course.code, collegeId: open.colleges[0].id, sessionYear: open.sessionYear })

async function aVerifiedApplication() {
  const application = await aPaidApplication(portal.payload, { open })
  await changeAll({
    payload: portal.payload,
    collection: 'applicant-documents',
    where: { id: { in: Object.values(application.documents) } },
    data: { state: 'VERIFIED' },
  })
  return application
}

describe('the seats of a college', () => {
  it('are never exceeded by concurrent approvals, and a withdrawn approval frees its seat', async () => {
    await leaveFree(2)
    const waiting = await Promise.all([1, 2, 3, 4].map(aVerifiedApplication))
    const decision: StaffDecision = { move: 'approve', reason: '' }
    const outcomes = await Promise.allSettled(
      waiting.map(({ id }) =>
        decideApplication({ payload: portal.payload, staff: officer(staffId), id, decision, now: new Date() }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const { approved, total } = await countSeats(portal.payload, intake())
    expect(approved).toBe(total)

    const states = await Promise.all(waiting.map(({ id }) => reread(portal.payload, id)))
    const admitted = states.find(({ status }) => status === 'APPROVED')
    const refused = states.find(({ status }) => status === 'SUBMITTED')
    expect((await decide(refused?.id ?? '', 'approve')).reply.msg).toContain('Only an administrator can approve more.')
    expect((await decide(admitted?.id ?? '', 'withdraw')).status).toBe(200)
    expect((await decide(refused?.id ?? '', 'approve')).status).toBe(200)
  })

  itsRule('can be exceeded by an administrator with a reason, which students never see', async () => {
    await leaveFree(0)
    const { id } = await aVerifiedApplication()
    const administrator = await signedIn('administrator')
    const seatsExceeded = 'The university granted a seat.'
    expect((await decide(id, 'approve', { seatsExceeded })).status).toBe(409)
    expect((await decide(id, 'approve', {}, administrator)).reply.errors).toMatchObject([{ field: 'seatsExceeded' }])
    expect((await decide(id, 'approve', { reason: '', seatsExceeded }, administrator)).status).toBe(200)
    const events = await eventsOf(id)
    expect(events.find(({ kind }) => kind === 'seats-exceeded')).toMatchObject({ text: seatsExceeded })
    expect(events.find(({ kind }) => kind === 'approved')?.text).toBe('')
  })

  it('held by a process that died are free after a minute, and its late approval is refused', async () => {
    await leaveFree(1)
    const [slow, next] = [await aVerifiedApplication(), await aVerifiedApplication()]
    const hold = { payload: portal.payload, application: slow, intake: intake(), mayExceed: false }
    expect(await takeSeat({ ...hold, now: new Date() })).toEqual({ isExceeded: false })
    expect((await decide(next.id, 'approve')).status).toBe(409)

    const later = new Date(Date.now() + 61_000)
    expect(await takeSeat({ ...hold, application: next, now: later })).toEqual({ isExceeded: false })
    const late: Condition<'applications'> = {
      and: [{ id: { equals: slow.id } }, { revision: { equals: slow.revision } }],
    }
    expect(
      await changeOne({
        payload: portal.payload,
        collection: 'applications',
        where: late,
        data: { status: 'APPROVED' },
      }),
    ).toBeNull()
  })

  itsRule('are unlimited without a number', async () => {
    await portal.payload.update({
      collection: 'courses',
      id: open.course.id,
      data: { _status: 'published', colleges: open.course.colleges },
    })
    const approved = await anApprovedApplication(portal.payload, { open, staffId })
    expect(intakeOf(approved)).toEqual(intake())
    expect(await countSeats(portal.payload, intake())).toMatchObject({ total: null })
  })
})
