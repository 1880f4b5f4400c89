import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { blockingUses } from '../content/removal/blocking-uses.ts'
import { storedRecord } from '../content/removal/stored-record.ts'
import { countRows } from '../database/records/count-rows.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { deleteVersionRows, readVersionRows } from '../database/records/version-rows.ts'
import type { College } from '../payload-types.ts'
import { type FoundRecord, findGeneratedBooks, findSeededRecords } from './find-seeded-records.ts'

const BATCH = 200

/** A record of the demo that stays, and why. */
export interface KeptRecord extends FoundRecord {
  reason: string
}

/** Content that can show a picture without being one of its uses in `blockingUses`. */
const PICTURED: readonly CollectionSlug[] = ['recorded-courses', 'policies', 'courses', 'colleges', 'gallery-items']
const PICTURED_GLOBALS: readonly GlobalSlug[] = ['home', 'about', 'site-settings']

interface RemoveOptions {
  payload: Payload
  report: (line: string) => void
}

/** Deletes the records of the demo that are unchanged and not in use. Returns those that stay. Idempotent. */
export async function removeSeededRecords({ payload, report }: RemoveOptions): Promise<KeptRecord[]> {
  await removeGeneratedBooks({ payload, report })
  const { unchanged } = await findSeededRecords(payload)
  const kept: KeptRecord[] = []
  for (const [collection, records] of Map.groupBy(unchanged, (record) => record.collection)) {
    let done = 0
    for (const record of records) {
      const reason = await reasonToKeep(payload, record)
      if (reason === null) {
        await removeRecord(payload, record)
        done += 1
      } else kept.push({ ...record, reason })
    }
    report(`${collection}: ${done} of ${records.length}`)
  }
  return kept
}

async function removeGeneratedBooks({ payload, report }: RemoveOptions): Promise<void> {
  let done = 0
  for (;;) {
    const ids = (await findGeneratedBooks(payload, BATCH)).map(({ id }) => id)
    if (ids.length === 0) return
    await deleteRows({ payload, collection: 'book-stock', where: { book: { in: ids } } })
    await deleteVersionRows({ payload, collection: 'books', where: { parent: { in: ids } } })
    await deleteRows({ payload, collection: 'books', where: { id: { in: ids } } })
    done += ids.length
    report(`generated books: ${done}`)
  }
}

/** The predicate of a sentence; null if the record can go. */
async function reasonToKeep(payload: Payload, { collection, id, name }: FoundRecord): Promise<string | null> {
  if (collection === 'academic-sessions') {
    const totalDocs = await countRows({ payload, collection: 'applications', where: { sessionYear: { equals: name } } })
    return totalDocs > 0 ? usedBy(`${totalDocs} applications`) : null
  }
  const record = await storedRecord({ payload, collection, where: { id: { equals: id } } })
  if (record === null) return null
  // Colleges that a subject names are taken out of it.
  const uses = (await blockingUses({ payload, collection, record, removal: 'delete' })).filter(
    ({ noun: [one] }) => !(collection === 'colleges' && one === 'subject'),
  )
  if (uses.length > 0) {
    return usedBy(uses.map(({ total, noun: [one, several] }) => `${total} ${total === 1 ? one : several}`).join(', '))
  }
  return collection === 'media' && (await isShown(payload, id)) ? usedBy('a page') : null
}

const usedBy = (uses: string) => `is used by ${uses}`

async function removeRecord(payload: Payload, { collection, id }: FoundRecord): Promise<void> {
  if (collection === 'colleges') await leaveSubjects(payload, id)
  // Refuses the current session, which goes with the others.
  if (collection === 'academic-sessions') await deleteRows({ payload, collection, where: { id: { equals: id } } })
  else await payload.delete({ collection, id, depth: 0, overrideAccess: true })
}

async function leaveSubjects(payload: Payload, collegeId: string): Promise<void> {
  const where = { colleges: { equals: collegeId } }
  const docs = await readRows({ payload, collection: 'subjects', where })
  for (const { id, colleges } of docs) {
    const others = (colleges ?? []).map((each: string | College) => (typeof each === 'string' ? each : each.id))
    const data = { colleges: others.filter((each) => each !== collegeId) }
    await payload.update({ collection: 'subjects', id, data, depth: 0, overrideAccess: true })
  }
}

/** Whether remaining content names a picture, also within rich text. */
async function isShown(payload: Payload, mediaId: string): Promise<boolean> {
  for (const collection of PICTURED) {
    if (JSON.stringify(await readRows({ payload, collection, limit: 0 })).includes(mediaId)) return true
    const versions = await readVersionRows({ payload, collection, where: { latest: { equals: true } } })
    if (JSON.stringify(versions).includes(mediaId)) return true
  }
  for (const slug of PICTURED_GLOBALS) {
    if (JSON.stringify(await payload.findGlobal({ slug, depth: 0, draft: true })).includes(mediaId)) return true
  }
  return false
}
