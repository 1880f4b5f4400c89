/** @sqlite-only saves records through Payload's own operations */
import { beforeAll, expect, it } from 'vitest'
import { aStaffMember } from '../../test/builders/staff.ts'
import { pictureRows } from '../../test/picture-rows.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { seedWhenEmpty } from '../content/seed/seed-when-empty.ts'
import { readRows } from '../database/records/read-rows.ts'
import { adoptFacts } from './adopt-facts.ts'

const portal = startTestPortal()
const empty = { recognitions: [], affiliation: null, results: [], questions: [], contactName: null }
const saved = 'Shantivan College of Education'

/** The demo of an earlier version, in which staff have saved a college. */
beforeAll(async () => {
  const { payload } = portal
  await seedWhenEmpty({ payload, seed: 'demo', report: () => {}, pictures: pictureRows })
  const where = { id: { exists: true } }
  await payload.update({ collection: 'colleges', where, data: { ...empty, directions: null }, depth: 0 })
  await payload.update({ collection: 'courses', where, data: { ...empty, closesOn: null }, depth: 0 })
  const user = { ...(await aStaffMember(payload)), collection: 'staff' as const }
  const own = { name: { equals: saved } }
  await payload.update({ collection: 'colleges', where: own, data: { directions: 'By boat.' }, user, depth: 0 })
})

it('fills records that staff have not saved, once, and leaves the last days', async () => {
  const { payload } = portal
  await adoptFacts(payload)
  const colleges = await readRows({ payload, collection: 'colleges' })
  expect(colleges).toHaveLength(12)
  for (const { name, affiliation, directions, recognitions, _status } of colleges) {
    expect(_status).toBe('published')
    if (name === saved) expect({ affiliation, directions, recognitions }).toEqual({ ...own, directions: 'By boat.' })
    else expect(affiliation).toContain('invented')
  }
  const courses = await readRows({ payload, collection: 'courses' })
  expect(courses.map(({ recognitions }) => recognitions?.length)).toEqual([1, 1, 1])
  expect(courses.map(({ closesOn }) => closesOn ?? null)).toEqual([null, null, null])

  await adoptFacts(payload)
  expect(await readRows({ payload, collection: 'colleges' })).toEqual(colleges)
})

const own = { affiliation: null, recognitions: [] }
