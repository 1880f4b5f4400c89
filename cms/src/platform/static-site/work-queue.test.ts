import { describe, expect, it } from 'vitest'
import { WorkQueue } from './work-queue.ts'

/** A queue whose work finishes when the test calls `end` or `fail`. */
function heldQueue(width = 1) {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const queue = new WorkQueue({
    width,
    work: (key) => {
      started.push(key)
      const end = Promise.withResolvers<void>()
      ends.set(key, end)
      return end.promise
    },
  })
  const end = async (key: string) => {
    ends.get(key)?.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, started, end, fail: (key: string) => ends.get(key)?.reject(new Error('no')) }
}

describe('WorkQueue', () => {
  it('runs a key once when it is added twice while waiting', async () => {
    const { queue, started, end } = heldQueue()
    void queue.add('first', { priority: 'background' })
    const twice = [queue.add('a', { priority: 'background' }), queue.add('a', { priority: 'background' })]
    await end('first')
    await end('a')
    await Promise.all(twice)
    expect(started).toEqual(['first', 'a'])
  })

  it('runs a key again when it is added while running', async () => {
    const { queue, started, end } = heldQueue(2)
    const before = queue.add('a', { priority: 'high' })
    const after = queue.add('a', { priority: 'high' })
    expect(started).toEqual(['a'])
    await end('a')
    await before
    expect(started).toEqual(['a', 'a'])
    await end('a')
    await after
  })

  it('runs keys of high priority first, and promotes a waiting background key', async () => {
    const { queue, started, end } = heldQueue()
    const promises = [
      queue.add('first', { priority: 'background' }),
      queue.add('second', { priority: 'background' }),
      queue.add('third', { priority: 'background' }),
      queue.add('third', { priority: 'high' }),
    ]
    for (const key of ['first', 'third', 'second']) await end(key)
    await Promise.all(promises)
    expect(started).toEqual(['first', 'third', 'second'])
  })

  it('never runs more keys at once than its width', async () => {
    const { queue, started, end } = heldQueue(2)
    for (const key of ['a', 'b', 'c']) void queue.add(key, { priority: 'background' })
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
  })

  it('rejects the promise of failed work and continues', async () => {
    const { queue, started, fail, end } = heldQueue()
    const failing = queue.add('a', { priority: 'background' })
    const next = queue.add('b', { priority: 'background' })
    fail('a')
    await expect(failing).rejects.toThrow('no')
    expect(started).toEqual(['a', 'b'])
    await end('b')
    await next
    await queue.idle()
  })
})
