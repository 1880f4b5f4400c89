import { describe, expect, it } from 'vitest'
import { WorkQueue } from './work-queue.ts'

/** A queue whose work finishes when the test calls `end` or `fail`. */
function heldQueue(width = { high: 1, rest: 1 }) {
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
    const { queue, started, end } = heldQueue()
    const before = queue.add('a', { priority: 'high' })
    const after = queue.add('a', { priority: 'high' })
    expect(started).toEqual(['a'])
    await end('a')
    await before
    expect(started).toEqual(['a', 'a'])
    await end('a')
    await after
  })

  it('takes back what waits with one priority, but nothing that runs', async () => {
    const { queue, started, end } = heldQueue()
    const [running, dropped, change] = (['background', 'background', 'normal'] as const).map((priority, nth) =>
      queue.add(['a', 'b', 'c'][nth] ?? '', { priority }),
    )
    queue.drop('background')
    await expect(dropped).rejects.toThrow('taken back')
    for (const key of ['a', 'c']) await end(key)
    await Promise.all([running, change, queue.idle()])
    expect(started).toEqual(['a', 'c'])
  })

  it('runs what follows from a change before background work, and promotes waiting keys', async () => {
    const { queue, started, end } = heldQueue()
    const promises = [
      queue.add('first', { priority: 'background' }),
      queue.add('second', { priority: 'background' }),
      queue.add('third', { priority: 'background' }),
      queue.add('third', { priority: 'normal' }),
    ]
    for (const key of ['first', 'third', 'second']) await end(key)
    await Promise.all(promises)
    expect(started).toEqual(['first', 'third', 'second'])
  })

  it('starts a key of high priority beside running ones, and no other before it has finished', async () => {
    const { queue, started, end } = heldQueue()
    for (const key of ['a', 'b']) void queue.add(key, { priority: 'normal' })
    for (const key of ['c', 'd']) void queue.add(key, { priority: 'high' })
    expect(started).toEqual(['a', 'c'])
    for (const key of ['a', 'c', 'd']) await end(key)
    expect(started).toEqual(['a', 'c', 'd', 'b'])
    await end('b')
  })

  it('starts what follows from a change beside a full run, and the rest of the run after it', async () => {
    const { queue, started, end } = heldQueue({ high: 1, rest: 2 })
    for (const key of ['a', 'b', 'c']) void queue.add(key, { priority: 'background' })
    for (const key of ['list', 'other list']) void queue.add(key, { priority: 'normal' })
    expect([started, queue.isOutranked('background')]).toEqual([['a', 'b', 'list', 'other list'], true])
    for (const key of ['a', 'b', 'list']) await end(key)
    expect(started).not.toContain('c')
    await end('other list')
    expect([started.at(-1), queue.isOutranked('background')]).toEqual(['c', false])
    await end('c')
  })

  it('starts work in other languages when what someone waits for has finished, and before what follows', async () => {
    const { queue, started, end } = heldQueue({ high: 2, rest: 2 })
    for (const [key, priority] of [
      ['en', 'high'],
      ['hi', 'soon'],
      ['bn', 'soon'],
      ['list', 'normal'],
    ] as const) {
      void queue.add(key, { priority })
    }
    expect([started, queue.hasNormal, queue.isOutranked('normal')]).toEqual([['en'], true, true])
    void queue.expedite('bn')
    expect(started).toEqual(['en', 'bn'])
    await end('en')
    expect(started).toEqual(['en', 'bn'])
    await end('bn')
    expect(started).toEqual(['en', 'bn', 'hi'])
    await end('hi')
    expect(started.at(-1)).toBe('list')
    await end('list')
  })

  it('does not count high work that waits for a run of its key, so that this run need not wait for it', async () => {
    const { queue, started, end } = heldQueue()
    const runs = [queue.add('a', { priority: 'normal' }), queue.add('a', { priority: 'high' })]
    expect([queue.hasHigh, queue.isOutranked('normal')]).toEqual([true, false])
    await end('a')
    expect(queue.isOutranked('normal')).toBe(true)
    await end('a')
    await Promise.all(runs)
    expect([started, queue.isOutranked('normal')]).toEqual([['a', 'a'], false])
  })

  it('never runs more keys at once than its width, and starts more when half have finished', async () => {
    const { queue, started, end } = heldQueue({ high: 1, rest: 2 })
    for (const key of ['a', 'b', 'c', 'd']) void queue.add(key, { priority: 'background' })
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
  })

  it('expedites a key that follows from a change, not background work', async () => {
    const { queue, started, end } = heldQueue()
    for (const key of ['a', 'b', 'c']) void queue.add(key, { priority: key === 'c' ? 'background' : 'normal' })
    expect([queue.hasHigh, queue.hasNormal]).toEqual([false, true])
    const expedited = [queue.expedite('a'), queue.expedite('b')]
    expect(started).toEqual(['a', 'b'])
    expect(queue.expedite('c')).toBeNull()
    for (const key of ['a', 'b']) await end(key)
    await Promise.all(expedited)
    expect([queue.hasHigh, queue.hasNormal]).toEqual([false, false])
    expect(queue.expedite('a')).toBeNull()
    await end('c')
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
