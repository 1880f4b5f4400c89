import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('runs one task of a person at a time, and other people’s meanwhile', async () => {
  const turns = new Turns({ waiting: 1, full: () => new Error('full') })
  const log: string[] = []
  const gates = new Map<string, () => void>()
  const start = (person: string, name: string) =>
    turns
      .run(person, async () => {
        log.push(name)
        await new Promise<void>((resolve) => gates.set(name, resolve))
        if (name === 'asha 2') throw new Error('failed')
      })
      .catch((error: Error) => log.push(`${name}: ${error.message}`))
  const tasks = [start('asha', 'asha 1'), start('asha', 'asha 2'), start('asha', 'asha 3'), start('ravi', 'ravi 1')]
  await turn()
  expect(log).toEqual(['asha 1', 'ravi 1', 'asha 3: full'])
  gates.get('asha 1')?.()
  await turn()
  expect(log.slice(3)).toEqual(['asha 2'])
  for (const name of ['asha 2', 'ravi 1']) gates.get(name)?.()
  await Promise.all(tasks)
  expect(log.slice(4)).toEqual(['asha 2: failed'])
  expect(turns.size).toBe(0)
})
