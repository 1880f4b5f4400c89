import type { TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
} from '../../../test/builders/applications.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { queuePlace } from './queue-place.ts'

const portal = startTestPortal()
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
