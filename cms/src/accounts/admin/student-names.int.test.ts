/** @sqlite-only one reading by ids */
import { expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { countReads } from '../../../test/count-reads.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentNames } from './student-names.ts'

const portal = startTestPortal()

it('names the students of a list with one query, and leaves out deleted accounts and malformed ids', async () => {
  const { payload } = portal
  const students = [await anActiveStudent(payload), await anActiveStudent(payload)]
  const ids = students.map(({ id }) => id)
  const names = await studentNames(payload, [...ids, crypto.randomUUID(), 'malformed'])
  expect([...names]).toEqual(expect.arrayContaining(students.map(({ id, name }) => [id, name])))
  expect(names.size).toBe(2)
  const one = await countReads(payload, () => studentNames(payload, ids.slice(0, 1)))
  expect(await countReads(payload, () => studentNames(payload, ids))).toBe(one)
})
