import { describe, expect, it, vi } from 'vitest'
import { currentContext } from '../../../foundation/context/request-context.ts'
import type { EventFollower } from './event-follower.ts'
import { EventWriter } from './event-writer.ts'
import {
  announce,
  announceUpTo,
  follow,
  logged,
  payload,
  published,
  release,
  renewWorld,
  type Started,
  settled,
  world,
} from './fixtures/followed-events.ts'

renewWorld()

describe('at its start', () => {
  it('publishes what followed the last event that the release contains', async () => {
    announceUpTo(3)
    world.stored = { sequence: 1, key: 'key-1' }
    const started = follow()
    expect(started.isCurrent).toBe(false)
    expect(await started.start()).toBe(true)
    expect(published).toEqual(['book-2', 'book-3'])
    expect(world.stored).toEqual({ sequence: 3, key: 'key-3' })
    expect(started.isCurrent).toBe(true)
  })

  it('publishes any number of events', async () => {
    announceUpTo(1001)
    world.stored = { sequence: 1, key: 'key-1' }
    await follow().start()
    expect(published).toHaveLength(1000)
    expect(world.stored?.sequence).toBe(1001)
  })

  it('waits until the pages of the last events are published', async () => {
    announceUpTo(2)
    world.stored = { sequence: 1, key: 'key-1' }
    const page = Promise.withResolvers<boolean>()
    world.publishChange = () => page.promise
    const started = follow().start()
    await settled()
    expect(world.stored.sequence).toBe(1)
    page.resolve(true)
    await started
    expect(world.stored.sequence).toBe(2)
  })

  it.each<[string, () => void]>([
    ['the release is not complete', () => (world.isComplete = false)],
    ['the release has no last event', () => (world.stored = null)],
    ['the last event was swept', () => world.events.shift()],
    ['the database has another event of that number', () => Object.assign(world.events[0] ?? {}, { key: 'other' })],
  ])('leaves everything before to its caller if %s', async (_, prepare) => {
    announceUpTo(2)
    world.stored = { sequence: 1, key: 'key-1' }
    prepare()
    const started = follow()
    expect(await started.start()).toBe(false)
    await settled()
    expect([published, started.isCurrent]).toEqual([[], false])
    await started.published()
    expect([world.stored?.sequence, started.isCurrent]).toEqual([2, true])
  })

  it('follows from the first event of an empty database', async () => {
    const started = follow()
    await started.start()
    announce(1)
    started.wake()
    await vi.waitFor(() => expect(published).toEqual(['book-1']))
  })
})

describe('while it follows', () => {
  async function startedAt(last: number, options: Started = {}): Promise<EventFollower> {
    announceUpTo(last)
    world.stored = { sequence: last, key: `key-${last}` }
    const started = follow(options)
    await started.start()
    return started
  }

  it('publishes an event that is reported, in the context of its request', async () => {
    const started = await startedAt(1)
    const requests: (string | null)[] = []
    world.publishChange = async () => {
      requests.push(currentContext().requestId)
      return true
    }
    announce(2, { requestId: 'a1' })
    announce(3)
    started.wake()
    await vi.waitFor(() => expect(world.stored?.sequence).toBe(3))
    expect([published, requests]).toEqual([
      ['book-2', 'book-3'],
      ['a1', null],
    ])
  })

  it('reads again at once when an event is reported while it reads', async () => {
    const started = await startedAt(1)
    await settled()
    let readings = 0
    world.beforeReading = () => {
      readings += 1
      if (readings === 1) started.wake()
    }
    started.wake()
    await vi.waitFor(() => expect(readings).toBe(2))
  })

  it.each([
    ['seldom where the database reports events', true, 5_000],
    ['often where it does not', false, 250],
  ])('reads %s', async (_, isOpen, pause) => {
    vi.useFakeTimers()
    await startedAt(1, { isOpen })
    await vi.advanceTimersByTimeAsync(0)
    announce(2)
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(published).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(published).toEqual(['book-2'])
  })

  it('reads no more once it is stopped', async () => {
    const started = await startedAt(1)
    await started.stop()
    announce(2)
    started.wake()
    await settled()
    expect(published).toEqual([])
  })

  it('leaves out what this process has published itself, unless that failed', async () => {
    const writer = new EventWriter(payload)
    const outcomes = new Map([
      ['key-2', true],
      ['key-3', false],
    ])
    vi.spyOn(writer, 'outcomeOf').mockImplementation((key) => Promise.resolve(outcomes.get(key) ?? false))
    const started = await startedAt(1, { writer, retryMs: [0] })
    announce(2)
    announce(3)
    started.wake()
    await vi.waitFor(() => expect(world.stored?.sequence).toBe(3))
    expect(published).toEqual(['book-3'])
  })

  it.each<[string, () => Promise<boolean>]>([
    ['was not published', async () => false],
    ['could not be published', async () => Promise.reject(new Error('Broken.'))],
  ])('tries a change that %s again', async (_, failure) => {
    const started = await startedAt(1, { retryMs: [0, 0] })
    world.publishChange = async () => (published.length < 3 ? failure() : true)
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(world.stored?.sequence).toBe(2))
    expect(published).toEqual(['book-2', 'book-2', 'book-2'])
  })

  it('leaves what still fails to the nightly run', async () => {
    const started = await startedAt(1, { retryMs: [0] })
    world.publishChange = async () => false
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(world.stored?.sequence).toBe(2))
    expect(published).toEqual(['book-2', 'book-2'])
  })

  it('leaves what waits to be tried again to the next start when it stops', async () => {
    const started = await startedAt(1, { retryMs: [60_000] })
    world.publishChange = async () => false
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(published).toEqual(['book-2']))
    await started.stop()
    expect([published, world.stored?.sequence]).toEqual([['book-2'], 1])
  })

  it('reports once that it cannot read, until it can', async () => {
    const started = await startedAt(1)
    const readAgain = async () => {
      let isRead = false
      const reading = world.beforeReading
      world.beforeReading = () => {
        isRead = true
        return reading()
      }
      started.wake()
      await vi.waitFor(() => expect(isRead).toBe(true))
      await settled()
      world.beforeReading = reading
    }
    world.beforeReading = () => Promise.reject(new Error('No database.'))
    await readAgain()
    await readAgain()
    expect(logged).toEqual(['Publication events could not be read.'])
    world.beforeReading = () => undefined
    await readAgain()
    world.beforeReading = () => Promise.reject(new Error('No database.'))
    await readAgain()
    expect(logged).toHaveLength(2)
  })

  it('reports an event whose end cannot be stored', async () => {
    const started = await startedAt(1)
    vi.spyOn(release, 'writeProgress').mockRejectedValueOnce(new Error('No space.'))
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(logged).toEqual(['A publication event failed.']))
  })
})
