import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('refuses a subject with the name of a list of merit processes, and one that is too long', async () => {
  const create = (name: string) => portal.payload.create({ collection: 'subjects', data: { name, order: 1 } })
  await expect(create(' Deputed teachers ')).rejects.toThrow('Subject')
  await expect(create('A'.repeat(81))).rejects.toThrow('Subject')
  expect((await create('PEDAGOGY')).name).toBe('PEDAGOGY')
})
