import { expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { after, retentionIn } from '../../../test/retention.ts'
import { rightsIn } from '../../../test/rights.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'

const portal = startTestPortal()
const { run, hold } = retentionIn(portal)
const { ask, act, latest } = rightsIn(portal)

it('deletes requests about rights years after the answer, not those that wait or that a hold keeps', async () => {
  const { payload } = portal
  const [answered, waiting, held] = [
    await anActiveStudent(payload),
    await anActiveStudent(payload),
    await anActiveStudent(payload),
  ]
  await ask(waiting, 'access')
  for (const student of [answered, held]) {
    await ask(student, 'access')
    await act((await latest()).id, 'answer')
  }
  await hold(held.id)
  const left = async () =>
    (await readRows({ payload, collection: 'rights-requests', fields: ['studentId'], limit: 10 }))
      .map(({ studentId }) => studentId)
      .sort()
  await run(after(3 * 365 - 1))
  expect(await left()).toHaveLength(3)
  await run(after(3 * 365))
  expect(await left()).toEqual([waiting.id, held.id].sort())
})
