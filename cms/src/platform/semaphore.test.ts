import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

/** Some work that goes on until it is told to end, and what became of it. */
function begin(line: Semaphore, log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const done = line
    .run(async () => {
      log.push(`${name} runs`)
      await promise
    })
    .catch((error: Error) => log.push(`${name}: ${error.message}`))
  return { end: resolve, fail: reject, done }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const aLine = () => new Semaphore({ atOnce: 2, waiting: 2, full: () => new Error('full') })

it('runs a few at a time, lets some wait in their order, and nobody else in', async () => {
  const log: string[] = []
  const line = aLine()
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => begin(line, log, name))
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

it('goes on when one fails, and has its places back afterwards', async () => {
  const log: string[] = []
  const line = aLine()
  const first = ['a', 'b', 'c', 'd'].map((name) => begin(line, log, name))
  for (const one of first) one.fail(new Error('failed'))
  await Promise.all(first.map((one) => one.done))
  expect(log.filter((each) => each.endsWith('failed'))).toHaveLength(4)
  const second = ['e', 'f', 'g', 'h'].map((name) => begin(line, log, name))
  await turn()
  expect(log.slice(-2)).toEqual(['e runs', 'f runs'])
  for (const one of second) one.end()
  await Promise.all(second.map((one) => one.done))
})
