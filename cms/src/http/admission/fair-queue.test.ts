import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const filled = (...entries: [client: string, entry: number][]) => {
  const queue = new FairQueue<number>()
  for (const [client, entry] of entries) queue.add(client, entry)
  return queue
}
const drain = (queue: FairQueue<number>) => {
  const order: (number | null)[] = []
  while (queue.size > 0) order.push(queue.next())
  return order
}

describe('a fair queue', () => {
  it('takes clients in turn, and the entries of each in order', () => {
    const queue = filled(['a', 1], ['a', 2], ['a', 3], ['b', 4], ['c', 5], ['b', 6])
    expect(drain(queue)).toEqual([1, 4, 5, 2, 6, 3])
    expect(queue.next()).toBeNull()
  })

  it('lets a new client go before the rest of another one', () => {
    const queue = filled(['a', 1], ['a', 2], ['a', 3])
    expect(queue.next()).toBe(1)
    queue.add('b', 9)
    expect([queue.next(), queue.next(), queue.next()]).toEqual([2, 9, 3])
  })

  it('removes entries wherever they are', () => {
    const queue = filled(['a', 1], ['b', 2], ['a', 3], ['b', 4])
    expect(queue.remove('a', 1)).toBe(true)
    expect(queue.remove('a', 1)).toBe(false)
    expect(queue.remove('c', 1)).toBe(false)
    expect(queue.size).toBe(3)
    expect(queue.removeAll((entry) => entry > 2)).toEqual([4, 3].toSorted((one, other) => one - other))
    expect(drain(queue)).toEqual([2])
  })
})
