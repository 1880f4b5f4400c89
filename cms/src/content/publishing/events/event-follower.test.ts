import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { Release } from '../../../platform/static-site/release.ts'
import type { Publisher } from '../publisher.ts'
import { EventFollower } from './event-follower.ts'
import { EventWriter } from './event-writer.ts'
import { Progress } from './progress.ts'

it('reads again at once when an event is reported while it reads', async () => {
  const readings: PromiseWithResolvers<{ docs: [] }>[] = []
  const find = vi.fn(async ({ sort }: { sort: string }) => {
    if (sort !== 'sequence') return { docs: [] }
    const reading = Promise.withResolvers<{ docs: [] }>()
    readings.push(reading)
    return reading.promise
  })
  const payload = { db: { find } } as unknown as Payload
  const follower = new EventFollower({
    payload,
    publisher: {} as Publisher,
    writer: new EventWriter(payload),
    progress: new Progress(new Release('/nowhere', 'none')),
    watch: { isOpen: true },
  })
  await follower.start()
  follower.wake()
  readings[0]?.resolve({ docs: [] })
  await vi.waitFor(() => expect(readings).toHaveLength(2))
  const stopped = follower.stop()
  readings[1]?.resolve({ docs: [] })
  await stopped
})
