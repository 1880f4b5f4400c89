import { expect, it, vi } from 'vitest'
import { rowBatch } from './row-batch.ts'

const aReader = () => vi.fn(async (ids: readonly string[]) => new Map(ids.map((id) => [id, `value of ${id}`])))

it('reads what is asked for together at once, and gives each row its own', async () => {
  const read = aReader()
  const shownFor = rowBatch(read)
  const ids = Array.from({ length: 100 }, (_, i) => `row-${i}`)
  expect(await Promise.all(ids.map(shownFor))).toEqual(ids.map((id) => `value of ${id}`))
  expect(read).toHaveBeenCalledOnce()
})

it('reads again what is asked for later, and knows nothing of missing rows', async () => {
  const read = aReader()
  const shownFor = rowBatch(read)
  await shownFor('one')
  read.mockResolvedValueOnce(new Map())
  expect(await shownFor('one')).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
})

it('tells every row of a failure, and reads again after it', async () => {
  const read = aReader()
  read.mockRejectedValueOnce(new Error('The database is away.'))
  const shownFor = rowBatch(read)
  const [one, two] = await Promise.allSettled([shownFor('one'), shownFor('two')])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  expect(await shownFor('one')).toBe('value of one')
})
