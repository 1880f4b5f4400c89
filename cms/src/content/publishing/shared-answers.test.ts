import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAnswers, sharedAnswer } from './shared-answers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  forgetAnswers()
})
afterEach(() => vi.useRealTimers())

/** Counts how often an answer is worked out. */
function counting() {
  let count = 0
  return async () => ({ count: ++count })
}

describe('sharedAnswer', () => {
  it('is worked out once for all who ask together', async () => {
    const make = counting()
    const all = await Promise.all([sharedAnswer('a', make), sharedAnswer('a', make), sharedAnswer('a', make)])
    expect(all).toEqual(Array(3).fill('{"count":1}'))
  })

  it('keeps the answers of different calls apart', async () => {
    const make = counting()
    expect([await sharedAnswer('a', make), await sharedAnswer('b', make)]).toEqual(['{"count":1}', '{"count":2}'])
  })

  it('is worked out again a moment later', async () => {
    const make = counting()
    await sharedAnswer('a', make)
    vi.advanceTimersByTime(100)
    expect(await sharedAnswer('a', make)).toBe('{"count":2}')
  })

  it('is never one from before a change', async () => {
    const make = counting()
    const before = sharedAnswer('a', make)
    forgetAnswers()
    expect(await sharedAnswer('a', make)).toBe('{"count":2}')
    await before
  })

  it('does not keep a refusal', async () => {
    await expect(sharedAnswer('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await sharedAnswer('a', counting())).toBe('{"count":1}')
  })
})
