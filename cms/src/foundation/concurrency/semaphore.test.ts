import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

/** Starts controllable work that logs its start and its failure. */
function start(semaphore: Semaphore, log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const done = semaphore
    .run(async () => {
      log.push(`${name} runs`)
      await promise
    })
    .catch((error: Error) => log.push(`${name}: ${error.message}`))
  return { end: resolve, fail: reject, done }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const aSemaphore = () => new Semaphore({ atOnce: 2, waiting: 2, full: () => new Error('full') })

it('limits concurrency, queues in FIFO order and rejects when the queue is full', async () => {
  const log: string[] = []
  const semaphore = aSemaphore()
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => start(semaphore, log, name))
  await turn()
  expect(log).toEqual(['a runs', 'b runs', 'e: full'])
  b?.end()
  await turn()
  expect(log.slice(3)).toEqual(['c runs'])
  a?.end()
  await turn()
  expect(log.slice(4)).toEqual(['d runs'])
  for (const one of [c, d]) one?.end()
  await Promise.all([a, b, c, d, e].map((one) => one?.done))
})

it('frees slots and queue places when work fails', async () => {
  const log: string[] = []
  const semaphore = aSemaphore()
  const first = ['a', 'b', 'c', 'd'].map((name) => start(semaphore, log, name))
  for (const one of first) one.fail(new Error('failed'))
  await Promise.all(first.map((one) => one.done))
  expect(log.filter((each) => each.endsWith('failed'))).toHaveLength(4)
  const second = ['e', 'f', 'g', 'h'].map((name) => start(semaphore, log, name))
  await turn()
  expect(log.slice(-2)).toEqual(['e runs', 'f runs'])
  for (const one of second) one.end()
  await Promise.all(second.map((one) => one.done))
})
