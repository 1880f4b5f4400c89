import { describe, expect, it, vi } from 'vitest'
import type { EventFollower } from './event-follower.ts'
import { announce, follow, logged, published, renewWorld, settled, world } from './fixtures/followed-events.ts'

renewWorld()

describe('after a gap', () => {
  async function withGap(): Promise<EventFollower> {
    announce(1)
    world.stored = { sequence: 1, key: 'key-1' }
    const started = follow()
    await started.start()
    announce(3)
    started.wake()
    await vi.waitFor(() => expect(logged).not.toEqual([]))
    await settled()
    return started
  }
  const MISSING = 'Publication events are missing, so the whole site is published again.'

  it('publishes the whole site, and follows from the newest event', async () => {
    const site = Promise.withResolvers<boolean>()
    world.publishAll = () => site.promise
    const started = await withGap()
    expect([logged, published, started.isCurrent]).toEqual([[MISSING], [], false])
    site.resolve(true)
    await vi.waitFor(() => expect(world.stored).toMatchObject({ sequence: 3, key: 'key-3' }))
    expect(started.isCurrent).toBe(true)
    announce(4)
    started.wake()
    await vi.waitFor(() => expect(published).toEqual(['book-4']))
  })

  it('is not current if the site could not be published', async () => {
    world.publishAll = () => Promise.reject(new Error('No space.'))
    const started = await withGap()
    expect([logged, started.isCurrent]).toEqual([[MISSING, 'The site could not be published.'], false])
  })

  it('is not current if the process stops before the whole site is published', async () => {
    world.publishAll = async () => false
    const started = await withGap()
    expect([world.stored, started.isCurrent]).toEqual([{ sequence: 1, key: 'key-1' }, false])
  })

  it('finishes publishing the site before it stops', async () => {
    const site = Promise.withResolvers<boolean>()
    world.publishAll = () => site.promise
    const started = await withGap()
    const stopped = vi.fn()
    const stopping = started.stop().then(stopped)
    await settled()
    expect(stopped).not.toHaveBeenCalled()
    site.resolve(true)
    await stopping
  })
})
