import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { administratorOf, type Doc, type StaffApi } from './staff-api.ts'

/** The collections that journeys of staff change; the value tells whether their records have pages. */
const COLLECTIONS = { courses: true, books: true, 'fee-structures': false, 'contact-messages': false }
/** What the portal sets by itself. */
const VOLATILE = ['id', 'createdAt', 'updatedAt', 'savedBy', 'savedFrom', 'confirmedAmounts']
/** Edit locks, and what the admin remembers of each user, such as the open tab of a form. */
const ADMIN_MEMORY = ['payload_locked_documents', 'payload_preferences']
const POLL_MS = 50
const TIMEOUT_MS = 10_000

/** The latest version of every record, by collection and id. */
export type Content = Map<string, Map<string, Doc>>

/** Reads the records that journeys of staff change. */
export async function readContent(staff: StaffApi): Promise<Content> {
  const read = async (slug: string) => {
    const docs = await staff.latest(slug)
    return [slug, new Map(docs.map(({ id, ...doc }) => [String(id), doc]))] as const
  }
  return new Map(await Promise.all(Object.keys(COLLECTIONS).map(read)))
}

/**
 * Restores changed records through the admin API, removes new ones, and waits until their pages are live. An autosave of
 * the page before may still arrive, so it reads again until nothing differs. Throws if a record cannot be restored.
 */
export async function restoreContent(portal: Portal, content: Content): Promise<void> {
  const staff = await administratorOf(portal)
  for (let tries = 0; tries < 5; tries++) {
    // A lock would refuse the change.
    forgetAdminMemory(portal)
    if ((await restoreOnce(staff, content)) === 0) return
  }
  throw new Error('The records that the journey changed differ after they were restored.')
}

/** Returns the number of records that differed. */
async function restoreOnce(staff: StaffApi, content: Content): Promise<number> {
  let differing = 0
  for (const [slug, current] of await readContent(staff)) {
    const originals = content.get(slug) ?? new Map<string, Doc>()
    for (const id of current.keys()) {
      if (originals.has(id)) continue
      differing++
      await staff.remove(slug, id)
    }
    for (const [id, original] of originals) {
      const changed = current.get(id)
      if (changed && isDeepStrictEqual(ownFields(changed), ownFields(original))) continue
      differing++
      const data = { ...ownFields(original), confirmedAmounts: amountsOf(original) }
      const { updatedAt } = await staff.update(slug, id, data)
      if (COLLECTIONS[slug as keyof typeof COLLECTIONS]) await untilLive(staff, id, updatedAt)
    }
  }
  return differing
}

function ownFields(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !VOLATILE.includes(name)))
}

/** They are confirmed, since a journey may have changed one by a factor of ten. */
function amountsOf(doc: Doc): unknown[] {
  return Object.entries(doc).flatMap(([name, value]) => (name.endsWith('Paise') ? [value] : []))
}

/** Waits until the page of a record has been published since `savedAt`. */
async function untilLive(staff: StaffApi, recordId: string, savedAt: string): Promise<void> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const pages = await staff.all('publications', { recordId })
    if (pages.some(({ state, publishedAt }) => state === 'live' && publishedAt >= savedAt)) return
    await sleep(POLL_MS)
  }
  throw new Error(`The page of ${recordId} was not published within ${TIMEOUT_MS / 1000} s.`)
}

function forgetAdminMemory({ databaseFile }: Portal): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    for (const table of ADMIN_MEMORY) database.exec(`DELETE FROM ${table}; DELETE FROM ${table}_rels`)
  } finally {
    database.close()
  }
}
