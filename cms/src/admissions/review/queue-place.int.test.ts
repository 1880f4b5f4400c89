import type { TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
} from '../../../test/builders/applications.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { nextWaiting, queuePlace } from './queue-place.ts'

const portal = startTestPortal()
const { call, signedIn } = reviewCalls(portal)
const user = { id: 'officer', collection: 'staff', roles: ['admissions-officer'] } as unknown as TypedUser
let [oldest, middle, newest, rejected] = [] as ApplicationRecord[]

beforeAll(async () => {
  const { payload } = portal
  const open = { deled: await anOpenCourse(payload, 'DELED'), dpharm: await anOpenCourse(payload, 'DPHARM') }
  const { id: staffId } = await anAdmissionsOfficer(payload)
  const at = (day: number) => new Date(Date.UTC(2026, 9, day))
  // Not in the order of their dates.
  newest = await aPaidApplication(payload, { open: open.deled, now: at(4) })
  oldest = await aPaidApplication(payload, { open: open.deled, now: at(1) })
  middle = await aPaidApplication(payload, { open: open.dpharm, now: at(3) })
  rejected = await aRejectedApplication(payload, { open: open.deled, staffId, now: at(2) })
})

const options = (application: ApplicationRecord | undefined, params: Record<string, string> = {}) => {
  if (!application) throw new Error('There is no application.')
  return { payload: portal.payload, user, application, params }
}
const DELED = { 'where[or][0][and][0][course][equals]': 'DELED' }

describe('the place of an application', () => {
  it('is in the queue that waits for staff, oldest first, without filters', async () => {
    expect(await queuePlace(options(middle))).toEqual({ query: '', previous: oldest?.id, next: newest?.id })
    expect(await queuePlace(options(oldest))).toMatchObject({ previous: null, next: middle?.id })
  })

  it('follows the filters and the order of the list', async () => {
    const params = { ...DELED, sort: '-submittedAt', page: '2' }
    const { query, previous, next } = await queuePlace(options(rejected, params))
    expect([previous, next]).toEqual([newest?.id, oldest?.id])
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ ...DELED, sort: '-submittedAt' })
  })

  it('has no neighbours in a list with invalid filters', async () => {
    const params = { 'where[or][0][and][0][aadhaarSealed][like]': 'a' }
    expect(await queuePlace(options(middle, params))).toMatchObject({ previous: null, next: null })
  })
})

describe('the next application to decide', () => {
  it('is the next one that waits with the same filters, then the oldest', async () => {
    expect(await nextWaiting(options(oldest))).toBe(middle?.id)
    expect(await nextWaiting(options(oldest, DELED))).toBe(newest?.id)
    expect(await nextWaiting(options(newest, DELED))).toBe(oldest?.id)
    const ofRejected = { ...DELED, 'where[or][0][and][1][queue][equals]': 'rejected' }
    expect(await nextWaiting(options(rejected, ofRejected))).toBe(newest?.id)
    const ofSession = { 'where[or][0][and][0][sessionYear][equals]': '2020-2022' }
    expect(await nextWaiting(options(oldest, ofSession))).toBeNull()
  })

  it('is shown only to staff who decide', async () => {
    const path = `/api/application/staff/${oldest?.id}/next`
    expect((await portal.call('GET', path, undefined, {})).status).toBe(401)
    expect((await portal.call('GET', path, undefined, await signedIn('store'))).status).toBe(403)
    const reply = await portal.call('GET', path, undefined, await signedIn('admissions-officer'))
    expect(reply.reply).toMatchObject({ success: true, next: middle?.id })
    expect((await call('unknown', 'decide', { move: 'recall', reason: 'x' })).status).toBe(404)
  })
})
