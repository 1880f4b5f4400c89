import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import { clearSharedReplies, sharedReply } from './shared-replies.ts'

const portal = inPortal()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  clearSharedReplies(portal)
})
afterEach(() => vi.useRealTimers())

/** A response whose body counts how often it was computed. */
function counting() {
  let count = 0
  return async () => ({ count: ++count })
}

describe('sharedReply', () => {
  it('is computed once for concurrent requests', async () => {
    const make = counting()
    const all = await Promise.all([
      sharedReply(portal, 'a', make),
      sharedReply(portal, 'a', make),
      sharedReply(portal, 'a', make),
    ])
    expect(all).toEqual(Array(3).fill('{"count":1}'))
  })

  it('caches each call separately', async () => {
    const make = counting()
    expect([await sharedReply(portal, 'a', make), await sharedReply(portal, 'b', make)]).toEqual([
      '{"count":1}',
      '{"count":2}',
    ])
  })

  it('expires after the sharing window', async () => {
    const make = counting()
    await sharedReply(portal, 'a', make)
    vi.advanceTimersByTime(100)
    expect(await sharedReply(portal, 'a', make)).toBe('{"count":2}')
  })

  it('is recomputed after a change', async () => {
    const make = counting()
    const before = sharedReply(portal, 'a', make)
    clearSharedReplies(portal)
    expect(await sharedReply(portal, 'a', make)).toBe('{"count":2}')
    await before
  })

  it('does not cache errors', async () => {
    await expect(sharedReply(portal, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await sharedReply(portal, 'a', counting())).toBe('{"count":1}')
  })
})
