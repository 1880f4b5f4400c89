/**
 * @sqlite-only it replays operations of applicants and staff, whose own tests run on both databases
 * @long seeds everything twice; seed-applications.int.test.ts seeds once
 */

import { expect, it } from 'vitest'
import { runRefunds } from '../../../test/builders/refunds.ts'
import { seededApplications } from '../../../test/seeded-applications.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { MARK, seedApplications } from './seed-applications.ts'

const portal = startTestPortal()
const { rows } = seededApplications(portal)

it('restarts an interrupted seed without duplicates', async () => {
  const { payload } = portal
  const whole = await rows()
  await payload.kv.delete(MARK)
  const { docs } = await payload.find({ collection: 'applications', sort: '-submittedAt', limit: 9, depth: 0 })
  const ids = docs.map(({ id }) => id)
  await deleteRows({ payload, collection: 'application-events', where: { application: { in: ids } } })
  await deleteRows({ payload, collection: 'applications', where: { id: { in: ids } } })
  expect(await seedApplications({ payload, now: new Date(), report: () => {} })).toBe(true)
  // As the minutely task would, and as the seeded orders have done for the first seed.
  await runRefunds({ payload })
  expect(await rows()).toEqual(whole)
})
