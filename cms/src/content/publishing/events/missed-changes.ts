import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readGlobalRow } from '../../../database/records/global-rows.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import type { DueWork } from '../../../database/work/work.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { type Changed, eventsSince } from './publication-event.ts'

const SECOND = 1000

/** Saves within this time are compared with the events, in milliseconds. */
const WINDOW_MS = 600 * SECOND

/** A save has not missed its event before this time, in milliseconds. */
const GRACE_MS = 5 * SECOND

/** So many changes come from a script that bypasses the hooks; publishing all pages once costs less than each of them. */
export const MANY_MISSED = 200

/** Announces saves whose process died before it wrote their event. Part of the minutely task. */
export const announceMissedChanges: DueWork = {
  run: async ({ payload, now }) => {
    const { eventWriter } = portalOf(payload)
    if (!eventWriter) return
    const missed = await missedChanges(payload, now().getTime())
    if (missed.length === 0) return
    payload.logger.warn({ msg: 'Changes without a publication event.', count: missed.length })
    const changes = missed.length < MANY_MISSED ? missed : [ofAllPages(payload)]
    await Promise.all(changes.map((change) => eventWriter.announce(change)))
  },
}

/** A change that all pages show. */
function ofAllPages(payload: Payload): Changed {
  const { frame } = portalOf(payload).pages
  return { slug: frame, id: frame }
}

interface Saved extends Changed {
  updatedAt: string
}

/** Records and globals that were saved recently, and have no event since. */
async function missedChanges(payload: Payload, now: number): Promise<Changed[]> {
  const after = new Date(now - WINDOW_MS).toISOString()
  const before = new Date(now - GRACE_MS).toISOString()
  const saved = (await Promise.all([savedRecords(payload, after, before), savedGlobals(payload, after, before)])).flat()
  if (saved.length === 0) return []
  const announced = await lastAnnounced(payload, after)
  const isMissed = (change: Changed, updatedAt: string) => (announced.get(nameOf(change)) ?? '') < updatedAt
  return saved.filter(({ updatedAt, ...change }) =>
    [change, ofAllPages(payload)].every((one) => isMissed(one, updatedAt)),
  )
}

async function savedRecords(payload: Payload, after: string, before: string): Promise<Saved[]> {
  const published = payload.config.collections.filter(({ custom }) => custom?.isPublished === true)
  const found = await Promise.all(
    published.map(async ({ slug }) => {
      const rows = await readRows({
        payload,
        collection: slug as CollectionSlug,
        where: { and: [{ updatedAt: { greater_than: after } }, { updatedAt: { less_than: before } }] },
        fields: ['updatedAt'],
        sort: '-updatedAt',
        limit: MANY_MISSED,
      })
      return rows.map(({ id, updatedAt = '' }) => ({ slug, id, updatedAt }))
    }),
  )
  return found.flat()
}

async function savedGlobals(payload: Payload, after: string, before: string): Promise<Saved[]> {
  const published = payload.config.globals.filter(({ custom }) => custom?.isPublished === true)
  const found = await Promise.all(
    published.map(async ({ slug }) => {
      const updatedAt = (await readGlobalRow({ payload, slug: slug as GlobalSlug }))?.updatedAt
      const isRecent = updatedAt && updatedAt > after && updatedAt < before
      return isRecent ? [{ slug, id: slug, updatedAt }] : []
    }),
  )
  return found.flat()
}

/** By record, when its last change was announced. */
async function lastAnnounced(payload: Payload, after: string): Promise<Map<string, string>> {
  const announced = new Map<string, string>()
  for await (const events of eventsSince(payload, after)) {
    for (const { changes, createdAt } of events) {
      for (const change of changes) announced.set(nameOf(change), createdAt)
    }
  }
  return announced
}

const nameOf = ({ slug, id }: Changed) => `${slug} ${id}`
