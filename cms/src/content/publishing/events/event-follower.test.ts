import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentContext } from '../../../foundation/context/request-context.ts'
import type { RecordChange } from '../../../publishing/pages/page.ts'
import type { Position, Release } from '../../../publishing/release/release.ts'
import type { Publisher } from '../publisher.ts'
import { EventFollower } from './event-follower.ts'
import { EventWriter } from './event-writer.ts'
import { Progress } from './progress.ts'
import type { PublicationEvent } from './publication-event.ts'

/** The events of the database. */
let events: PublicationEvent[]
/** Called before each reading of the events. */
let beforeReading: () => void | Promise<void>
let stored: Position | null
let isComplete: boolean
let follower: EventFollower | null

const published: string[] = []
const logged: string[] = []
let publishChange: (change: RecordChange) => Promise<boolean>
let publishAll: () => Promise<void>

beforeEach(() => {
  events = []
  beforeReading = () => undefined
  stored = null
  isComplete = true
  follower = null
  published.length = 0
  logged.length = 0
  publishChange = async () => true
  publishAll = async () => undefined
})

afterEach(async () => {
  vi.useRealTimers()
  await follower?.stop()
})

/** Writes an event about a book of the same number. */
function announce(sequence: number, change: { requestId?: string } = {}): void {
  const changes = [{ slug: 'books' as const, id: `book-${sequence}`, ...change }]
  events.push({ sequence, key: `key-${sequence}`, changes, createdAt: '' })
}

const announceUpTo = (last: number) => {
  for (let sequence = 1; sequence <= last; sequence++) announce(sequence)
}

interface Query {
  collection: string
  where: { sequence: { equals?: number; greater_than?: number } }
  sort?: string
  limit: number
}

async function find({ where: { sequence: wanted }, sort, limit }: Query) {
  if (sort === 'sequence') await beforeReading()
  const found = events.filter(({ sequence }) =>
    wanted.equals === undefined ? sequence > (wanted.greater_than ?? 0) : sequence === wanted.equals,
  )
  return { docs: (sort === '-sequence' ? found.toReversed() : found).slice(0, limit) }
}

const log = ({ msg }: { msg: string }) => void logged.push(msg)

const payload = {
  config: { collections: [{ slug: 'books' }] },
  db: { find, findOne: async () => null },
  logger: { error: log, warn: (msg: string) => log({ msg }) },
} as unknown as Payload

const release = {
  get complete() {
    return isComplete
  },
  readProgress: async () => stored,
  writeProgress: async (position: Position) => void (stored = position),
} as unknown as Release

const publisher = {
  publishChange: (change: RecordChange) => {
    published.push(change.id)
    return publishChange(change)
  },
  publishAll: () => publishAll(),
} as unknown as Publisher

interface Started {
  isOpen?: boolean
  retryMs?: readonly number[]
  writer?: EventWriter
}

function follow({ isOpen = true, retryMs = [], writer = new EventWriter(payload) }: Started = {}): EventFollower {
  follower = new EventFollower({
    payload,
    publisher,
    writer,
    progress: new Progress(release),
    watch: { isOpen },
    retryMs,
  })
  return follower
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('at its start', () => {
  it('publishes what followed the last event that the release contains', async () => {
    announceUpTo(3)
    stored = { sequence: 1, key: 'key-1' }
    const started = follow()
    expect(started.isCurrent).toBe(false)
    expect(await started.start()).toBe(true)
    expect(published).toEqual(['book-2', 'book-3'])
    expect(stored).toEqual({ sequence: 3, key: 'key-3' })
    expect(started.isCurrent).toBe(true)
  })

  it('publishes any number of events', async () => {
    announceUpTo(1001)
    stored = { sequence: 1, key: 'key-1' }
    await follow().start()
    expect(published).toHaveLength(1000)
    expect(stored?.sequence).toBe(1001)
  })

  it('waits until the pages of the last events are published', async () => {
    announceUpTo(2)
    stored = { sequence: 1, key: 'key-1' }
    const page = Promise.withResolvers<boolean>()
    publishChange = () => page.promise
    const started = follow().start()
    await settled()
    expect(stored.sequence).toBe(1)
    page.resolve(true)
    await started
    expect(stored.sequence).toBe(2)
  })

  it.each<[string, () => void]>([
    ['the release is not complete', () => (isComplete = false)],
    ['the release has no last event', () => (stored = null)],
    ['the last event was swept', () => events.shift()],
    ['the database has another event of that number', () => Object.assign(events[0] ?? {}, { key: 'other' })],
  ])('leaves everything before to its caller if %s', async (_, prepare) => {
    announceUpTo(2)
    stored = { sequence: 1, key: 'key-1' }
    prepare()
    const started = follow()
    expect(await started.start()).toBe(false)
    await settled()
    expect([published, started.isCurrent]).toEqual([[], false])
    await started.published()
    expect([stored?.sequence, started.isCurrent]).toEqual([2, true])
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
    stored = { sequence: last, key: `key-${last}` }
    const started = follow(options)
    await started.start()
    return started
  }

  it('publishes an event that is reported, in the context of its request', async () => {
    const started = await startedAt(1)
    const requests: (string | null)[] = []
    publishChange = async () => {
      requests.push(currentContext().requestId)
      return true
    }
    announce(2, { requestId: 'a1' })
    announce(3)
    started.wake()
    await vi.waitFor(() => expect(stored?.sequence).toBe(3))
    expect([published, requests]).toEqual([
      ['book-2', 'book-3'],
      ['a1', null],
    ])
  })

  it('reads again at once when an event is reported while it reads', async () => {
    const started = await startedAt(1)
    await settled()
    let readings = 0
    beforeReading = () => {
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
    await vi.waitFor(() => expect(stored?.sequence).toBe(3))
    expect(published).toEqual(['book-3'])
  })

  it.each<[string, () => Promise<boolean>]>([
    ['was not published', async () => false],
    ['could not be published', async () => Promise.reject(new Error('Broken.'))],
  ])('tries a change that %s again', async (_, failure) => {
    const started = await startedAt(1, { retryMs: [0, 0] })
    publishChange = async () => (published.length < 3 ? failure() : true)
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(stored?.sequence).toBe(2))
    expect(published).toEqual(['book-2', 'book-2', 'book-2'])
  })

  it('leaves what still fails to the nightly run', async () => {
    const started = await startedAt(1, { retryMs: [0] })
    publishChange = async () => false
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(stored?.sequence).toBe(2))
    expect(published).toEqual(['book-2', 'book-2'])
  })

  it('leaves what waits to be tried again to the next start when it stops', async () => {
    const started = await startedAt(1, { retryMs: [60_000] })
    publishChange = async () => false
    announce(2)
    started.wake()
    await vi.waitFor(() => expect(published).toEqual(['book-2']))
    await started.stop()
    expect([published, stored?.sequence]).toEqual([['book-2'], 1])
  })

  it('reports once that it cannot read, until it can', async () => {
    const started = await startedAt(1)
    const readAgain = async () => {
      let isRead = false
      const reading = beforeReading
      beforeReading = () => {
        isRead = true
        return reading()
      }
      started.wake()
      await vi.waitFor(() => expect(isRead).toBe(true))
      await settled()
      beforeReading = reading
    }
    beforeReading = () => Promise.reject(new Error('No database.'))
    await readAgain()
    await readAgain()
    expect(logged).toEqual(['Publication events could not be read.'])
    beforeReading = () => undefined
    await readAgain()
    beforeReading = () => Promise.reject(new Error('No database.'))
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

describe('after a gap', () => {
  async function withGap(): Promise<EventFollower> {
    announce(1)
    stored = { sequence: 1, key: 'key-1' }
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
    const site = Promise.withResolvers<void>()
    publishAll = () => site.promise
    const started = await withGap()
    expect([logged, published, started.isCurrent]).toEqual([[MISSING], [], false])
    site.resolve()
    await vi.waitFor(() => expect(stored).toMatchObject({ sequence: 3, key: 'key-3' }))
    expect(started.isCurrent).toBe(true)
    announce(4)
    started.wake()
    await vi.waitFor(() => expect(published).toEqual(['book-4']))
  })

  it('is not current if the site could not be published', async () => {
    publishAll = () => Promise.reject(new Error('No space.'))
    const started = await withGap()
    expect([logged, started.isCurrent]).toEqual([[MISSING, 'The site could not be published.'], false])
  })

  it('finishes publishing the site before it stops', async () => {
    const site = Promise.withResolvers<void>()
    publishAll = () => site.promise
    const started = await withGap()
    const stopped = vi.fn()
    const stopping = started.stop().then(stopped)
    await settled()
    expect(stopped).not.toHaveBeenCalled()
    site.resolve()
    await stopping
  })
})
