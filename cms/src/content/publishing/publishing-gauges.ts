import type { Payload } from 'payload'
import { gauges, secondsSince } from '../../database/gauges.ts'
import { portalOf } from '../../foundation/portal.ts'
import { eventsAfter, newestSequence } from './events/publication-event.ts'

/** Pages that this process still has to publish. */
export const publishingQueue = gauges({
  about: {
    publishing_queue: 'Pages that wait to be published, or are being published.',
    publishing_current: 'Whether the release contains what was announced before the last moments.',
  },
  database: false,
  read({ payload }) {
    const { publicSite: site } = portalOf(payload)
    return { publishing_queue: site?.queued() ?? 0, publishing_current: site?.isCurrent() ? 1 : 0 }
  },
})

/** How far the release of this process is behind the database. */
export const publishingLag = gauges({
  about: {
    publishing_lag_events: 'Publication events that the release does not contain yet.',
    publishing_lag_seconds: 'Age of the first of these events.',
  },
  database: true,
  async read({ payload, now }) {
    const contained = portalOf(payload).publicSite?.contained() ?? null
    if (contained === null) return { publishing_lag_events: [], publishing_lag_seconds: [] }
    const behind = Math.max(0, (await newestSequence(payload)) - contained)
    const since = behind === 0 ? undefined : await firstAfter(payload, contained)
    return { publishing_lag_events: behind, publishing_lag_seconds: secondsSince(since, now) }
  },
})

async function firstAfter(payload: Payload, sequence: number): Promise<string | undefined> {
  return (await eventsAfter(payload, sequence, 1))[0]?.createdAt
}
