import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSharedReplies, sharedReply } from './shared-replies.ts'

const portal = { custom: {} }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  clearSharedReplies(portal)
})
afterEach(() => vi.useRealTimers())

/** Counts how often an answer is worked out. */
function counting() {
  let count = 0
  return async () => ({ count: ++count })
}

describe('sharedReply', () => {
  it('is worked out once for all who ask together', async () => {
    const make = counting()
    const all = await Promise.all([
      sharedReply(portal, 'a', make),
      sharedReply(portal, 'a', make),
      sharedReply(portal, 'a', make),
    ])
    expect(all).toEqual(Array(3).fill('{"count":1}'))
  })

  it('keeps the answers of different calls apart', async () => {
    const make = counting()
    expect([await sharedReply(portal, 'a', make), await sharedReply(portal, 'b', make)]).toEqual([
      '{"count":1}',
      '{"count":2}',
    ])
  })

  it('is worked out again a moment later', async () => {
    const make = counting()
    await sharedReply(portal, 'a', make)
    vi.advanceTimersByTime(100)
    expect(await sharedReply(portal, 'a', make)).toBe('{"count":2}')
  })

  it('is never one from before a change', async () => {
    const make = counting()
    const before = sharedReply(portal, 'a', make)
    clearSharedReplies(portal)
    expect(await sharedReply(portal, 'a', make)).toBe('{"count":2}')
    await before
  })

  it('does not keep a refusal', async () => {
    await expect(sharedReply(portal, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await sharedReply(portal, 'a', counting())).toBe('{"count":1}')
  })
})
