import { expect, it } from 'vitest'
import { QueryBatch } from './query-batch.ts'

/** A batch whose queries for rows by id are recorded. */
function recorded() {
  const batch = new QueryBatch()
  const asked: string[][] = []
  const rows = (values: readonly string[], query = 'books') =>
    batch.in(query, { field: 'book', values }, async (all) => {
      asked.push(all)
      return all.flatMap((id) => (id === 'none' ? [] : [{ book: { id } }]))
    })
  return { batch, asked, rows }
}

it('runs queries by value as one, and each gets its own rows', async () => {
  const { asked, rows } = recorded()
  const found = await Promise.all([rows(['a', 'b']), rows(['b', 'none']), rows([])])
  expect(found.map((each) => each.map(({ book }) => book.id))).toEqual([['a', 'b'], ['b'], []])
  expect(asked).toEqual([['a', 'b', 'none']])
})

it('does not merge different queries, nor one that comes after the first has begun', async () => {
  const { asked, rows } = recorded()
  await Promise.all([rows(['a']), rows(['b'], 'courses')])
  await rows(['c'])
  expect(asked).toEqual([['a'], ['b'], ['c']])
})

it('runs queries when their pages have their turn, with those that came meanwhile', async () => {
  const turn = Promise.withResolvers<void>()
  const batch = new QueryBatch(() => turn.promise)
  let runs = 0
  const count = async () => ++runs
  const first = batch.same('all', count)
  await new Promise((resolve) => setImmediate(resolve))
  expect(runs).toBe(0)
  const second = batch.same('all', count)
  turn.resolve()
  expect(await Promise.all([first, second])).toEqual([1, 1])
})

it('runs identical queries once, and passes an error on to all of them', async () => {
  const { batch } = recorded()
  let runs = 0
  const fail = () => Promise.reject(new Error(`no. ${++runs}`))
  const outcomes = await Promise.allSettled([batch.same('all', fail), batch.same('all', fail)])
  expect(outcomes).toMatchObject([{ reason: { message: 'no. 1' } }, { reason: { message: 'no. 1' } }])
  expect(await batch.same('all', async () => 'yes')).toBe('yes')
})
