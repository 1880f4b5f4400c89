import { beforeEach, expect, it } from 'vitest'
import { anUnverifiedStudent, type StudentChange } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { referencesToStudents } from '../personal-data/references-to-students.ts'
import { sweepUnverified } from './sweep-unverified.ts'

const portal = startTestPortal()
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
const sweep = (days: number) => sweepUnverified({ payload: portal.payload, now: inDays(days) })
const names = async () =>
  (await portal.payload.find({ collection: 'students', limit: 0 })).docs.map(({ name }) => name).sort()

beforeEach(() => portal.payload.delete({ collection: 'students', where: {} }))

it('removes accounts unverified for 30 days, with their credentials', async () => {
  const { id } = await anUnverifiedStudent(portal.payload)
  await sweep(29)
  expect(await names()).toHaveLength(1)
  await sweep(31)
  expect(await names()).toEqual([])
  const where = { studentId: { equals: id } }
  expect(await readRows({ payload: portal.payload, collection: 'student-credentials', where })).toEqual([])
})

it.each<[string, StudentChange]>([
  ['verified', { state: 'ACTIVE' }],
  ['from the old portal', { legacy: true }],
  ['approved', { isApproved: true }],
  ['annotated by staff', { staffNote: 'Will come to the office with her mark sheet.' }],
  ['waiting for deletion by staff', { deletionRequestedAt: '2026-01-01T00:00:00.000Z' }],
  ['known to have logged in', { lastLoginAt: '2026-01-01T00:00:00.000Z' }],
])('preserves an account that is %s', async (_, change) => {
  await anUnverifiedStudent(portal.payload, { name: 'ASHA', ...change })
  await sweep(400)
  expect(await names()).toEqual(['ASHA'])
})

it('preserves an account with a recent code', async () => {
  const { email } = await anUnverifiedStudent(portal.payload, { name: 'ASHA' })
  await portal.call('POST', '/api/user/verifyOldAccount', { email })
  await sweep(31)
  expect(await names()).toEqual(['ASHA'])
})

it('can query every collection that references a student by its field path', async () => {
  for (const { collection, field } of referencesToStudents(portal.payload.config.collections)) {
    const found = await readRow({ payload: portal.payload, collection, where: { [field]: { equals: 'nobody' } } })
    expect(found, `${collection} ${field}`).toBeNull()
  }
})
