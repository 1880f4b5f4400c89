import { expect, it } from 'vitest'
import { KeyedQueue } from './keyed-queue.ts'

it('runs tasks of one key in turn, others concurrently, and forgets keys that are idle', async () => {
  const queue = new KeyedQueue()
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue.run('a', async () => {
    await gate.promise
    log.push('first')
  })
  const failing = queue.run('a', async () => {
    log.push('failing')
    throw new Error('failed')
  })
  const last = queue.run('a', async () => log.push('last'))
  await queue.run('b', async () => log.push('other'))
  expect(log).toEqual(['other'])
  gate.resolve()
  await first
  await expect(failing).rejects.toThrow('failed')
  await last
  expect(log).toEqual(['other', 'first', 'failing', 'last'])
  await Promise.resolve()
  expect(queue.size).toBe(0)
})
