import { expect, it } from 'vitest'
import { connectSqlite } from './sqlite-client.ts'

/** Some milliseconds of work. */
const SLOW = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT count(*) FROM n'

it('lets the event loop serve what waits between statements that follow one another', async () => {
  const client = await connectSqlite('file::memory:')
  let served = 0
  const serve = () => {
    served += 1
    timer = setImmediate(serve)
  }
  let timer = setImmediate(serve)
  for (let statements = 0; statements < 300 && served < 3; statements++) await client.execute(SLOW)
  clearImmediate(timer)
  expect(served).toBe(3)
  client.close()
})

it('does not interrupt a transaction', async () => {
  const client = await connectSqlite('file::memory:')
  let served = false
  await client.execute('BEGIN')
  const timer = setImmediate(() => {
    served = true
  })
  for (let statements = 0; statements < 50; statements++) await client.execute(SLOW)
  await client.execute('COMMIT')
  expect(served).toBe(false)
  clearImmediate(timer)
  client.close()
})
