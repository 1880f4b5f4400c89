import type { CollectionSlug, Payload } from 'payload'
import { seededTexts } from '../admissions/seed/seed-texts.ts'
import { seededFees } from '../admissions/seed/seeded-fees.ts'
import { seededContent, seededPictures } from '../content/seed/seeded-content.ts'
import { readRows } from '../database/records/read-rows.ts'
import { readVersionRows } from '../database/records/version-rows.ts'
import { portalOf } from '../foundation/portal.ts'
import type { SeededRecord } from '../portal/demo-content.ts'
import { GENERATED_BOOK } from '../shop/seed/add-books.ts'
import { SYSTEM } from '../staff/versions/with-author.ts'

/** Time within which the seed itself writes a record more than once, in milliseconds. */
const SEEDING_MS = 60_000

export interface FoundRecord {
  collection: CollectionSlug
  id: string
  /** What staff know it by. */
  name: string
}

export interface FoundRecords {
  /** As the seed wrote them. */
  unchanged: FoundRecord[]
  /** Seeded, and saved by staff since. */
  changed: FoundRecord[]
}

type Stored = Record<string, unknown> & { id: string }

/** Finds the records of the demo's content, without generated ones. Records in the trash do not count. */
export async function findSeededRecords(payload: Payload): Promise<FoundRecords> {
  const found: FoundRecords = { unchanged: [], changed: [] }
  for (const [collection, seeded] of byCollection(allSeeded(payload))) {
    const records = await candidates({ payload, collection, seeded })
    const byStaff = await savedByStaff({ payload, collection, records })
    for (const record of records) {
      const isSame = seeded.some(({ fields }) =>
        Object.entries(fields).every(([name, value]) => record[name] === value),
      )
      const list = isSame && !byStaff.has(record.id) ? found.unchanged : found.changed
      list.push({ collection, id: record.id, name: nameOf(record) })
    }
  }
  return found
}

/** Generated books, of which there can be 200,000, up to a number of them. */
export async function findGeneratedBooks(payload: Payload, limit: number): Promise<FoundRecord[]> {
  const docs = await readRows({
    payload,
    collection: 'books',
    where: { description: { like: GENERATED_BOOK.trim() } },
    fields: ['name'],
    limit,
  })
  return docs.map((book) => ({ collection: 'books', id: book.id, name: nameOf(book) }))
}

function allSeeded(payload: Payload): SeededRecord[] {
  const elsewhere = portalOf(payload).features.flatMap(({ demoContent }) => demoContent ?? [])
  const pictures = [...seededPictures, ...elsewhere.flatMap((demo) => demo.pictures)]
  return [
    ...seededFees,
    ...seededTexts,
    ...elsewhere.flatMap(({ records }) => records),
    ...seededContent,
    // Last, because the others refer to them.
    ...pictures.map(({ alt }) => ({ collection: 'media' as const, key: 'alt', fields: { alt } })),
  ]
}

const byCollection = (records: readonly SeededRecord[]) => Map.groupBy(records, ({ collection }) => collection)

interface CandidatesOptions {
  payload: Payload
  collection: CollectionSlug
  seeded: readonly SeededRecord[]
}

async function candidates({ payload, collection, seeded }: CandidatesOptions): Promise<Stored[]> {
  const [key = 'id'] = seeded.map((each) => each.key)
  const values = [...new Set(seeded.map(({ fields }) => fields[key]))]
  const isThere = payload.collections[collection].config.trash ? [{ deletedAt: { exists: false } }] : []
  const where = { and: [{ [key]: { in: values } }, ...isThere] }
  // The demo content has some hundred records.
  return readRows({ payload, collection, where, limit: 0 })
}

interface SavedOptions {
  payload: Payload
  collection: CollectionSlug
  records: readonly Stored[]
}

/** Ids of the records that staff have saved, also as a draft. Without versions, those written after the seed. */
async function savedByStaff({ payload, collection, records }: SavedOptions): Promise<Set<string>> {
  if (!payload.collections[collection].config.versions) {
    return new Set(records.filter(wasWrittenLater).map(({ id }) => id))
  }
  const versions = await readVersionRows({
    payload,
    collection,
    where: {
      and: [
        { parent: { in: records.map(({ id }) => id) } },
        { 'version.savedBy': { exists: true } },
        { 'version.savedBy': { not_equals: SYSTEM } },
      ],
    },
  })
  return new Set(versions.map(({ parent }) => String(parent)))
}

const wasWrittenLater = ({ createdAt, updatedAt }: Stored) =>
  Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) > SEEDING_MS

const nameOf = ({ name, title, year, text, alt, id }: Stored) => String(name ?? title ?? year ?? text ?? alt ?? id)
