import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type Collection, type Db, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { mongoIndex } from '../../database/search/mongo-index.ts'
import { searchedSlugs } from '../../database/search/search-source.ts'
import { gramsOf } from '../../database/search/search-text.ts'
import { type CanonicalRecord, canonicalRecord } from './canonical.ts'
import { withDefaults } from './missing-values.ts'
import { mongoDocument } from './mongo-document.ts'
import { MOVES } from './move-marker.ts'
import { recordOfGlobal } from './record-of-global.ts'
import type { RecordSet } from './record-sets.ts'
import type { ReadOptions } from './record-store.ts'

type Document = Record<string, unknown>
type Documents = Collection<Document & { _id: unknown }>

/** The records of a portal's MongoDB database as documents, without Payload's adapter. */
export class MongoRecords {
  private readonly payload: Payload
  private readonly adapter: MongooseAdapter
  private readonly hasTextIds: boolean

  constructor(payload: Payload) {
    this.payload = payload
    this.adapter = payload.db as unknown as MongooseAdapter
    this.hasTextIds = payload.collections.staff.customIDType === 'text'
  }

  get db(): Db {
    return this.adapter.connection.db as unknown as Db
  }

  async read({ set, after, size }: ReadOptions): Promise<CanonicalRecord[]> {
    if (set.kind === 'global') return after === null ? recordOfGlobal(await this.canonical(set, typeOf(set))) : []
    return this.canonical(set, this.beyond(set, after), size)
  }

  async count(set: RecordSet): Promise<number> {
    // Some compatible servers only estimate a count without a condition.
    const documents = await this.documentsOf(set).countDocuments({ _id: { $exists: true }, ...typeOf(set) })
    return set.kind === 'global' ? Math.min(documents, 1) : documents
  }

  async insert(set: RecordSet, records: readonly CanonicalRecord[]): Promise<void> {
    const documents = records.map((record) => ({
      ...typeOf(set),
      ...withSearchKeys(mongoDocument(record, set.fields), set),
    }))
    await this.documentsOf(set).insertMany(documents as never, { ordered: false })
  }

  async removeAfter(set: RecordSet, lastId: string | null): Promise<void> {
    await this.documentsOf(set).deleteMany(this.beyond(set, lastId))
  }

  async remove(set: RecordSet, ids: readonly string[]): Promise<void> {
    await this.documentsOf(set).deleteMany({ _id: { $in: ids.map((id) => this.idOf(id)) }, ...typeOf(set) } as never)
  }

  /** Builds the indexes one after the other, because builds on one collection deadlock on some compatible servers. */
  async buildIndexes(built: (done: number, total: number) => void): Promise<void> {
    const { collections, versions } = this.adapter
    const models = [...Object.values(collections), ...Object.values(versions)]
    for (const [index, model] of models.entries()) {
      await model.ensureIndexes()
      built(index + 1, models.length)
    }
    for (const slug of searchedSlugs(this.payload)) await mongoIndex(this.payload, slug).prepare()
  }

  /** Collections with documents. */
  async filledNames(): Promise<string[]> {
    const filled: string[] = []
    for (const name of await this.names()) if (await this.db.collection(name).findOne()) filled.push(name)
    return filled
  }

  /** Collections that belong neither to Payload nor to the move. */
  async unknownNames(): Promise<string[]> {
    const models = Object.values(this.adapter.connection.models)
    const known = new Set([...models.map(({ collection }) => collection.name), MOVES])
    return (await this.names()).filter((name) => !known.has(name))
  }

  private async names(): Promise<string[]> {
    const collections = await this.db.listCollections({}, { nameOnly: true }).toArray()
    return collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
  }

  /** All documents by default. */
  private async canonical(set: RecordSet, where: Document, limit = 0): Promise<CanonicalRecord[]> {
    const stored = await this.documentsOf(set).find(where).sort({ _id: 1 }).limit(limit).toArray()
    const documents = set.hasDrafts ? stored : stored.map((document) => withDefaults(document, set.fields))
    return documents.map((document) => canonicalRecord(document, set.fields))
  }

  private documentsOf(set: RecordSet): Documents {
    const { collections, versions, globals } = this.adapter
    const model =
      set.kind === 'collection' ? collections[set.slug] : set.kind === 'global' ? globals : versions[set.slug]
    if (!model) throw new Error(`There is no collection of ${set.name}.`)
    return this.db.collection(model.collection.name) as unknown as Documents
  }

  private beyond(set: RecordSet, id: string | null): Document {
    return { ...(id === null ? {} : { _id: { $gt: this.idOf(id) } }), ...typeOf(set) }
  }

  private idOf(id: string): unknown {
    return this.hasTextIds ? id : new ObjectId(id)
  }
}

/** Globals share a collection. */
const typeOf = (set: RecordSet): Document => (set.kind === 'global' ? { globalType: set.slug } : {})

/** The search index of MongoDB is part of the documents. */
function withSearchKeys(document: Document, set: RecordSet): Document {
  if (!set.isSearched) return document
  const version = document.version
  if (set.kind === 'versions' && typeof version === 'object' && version !== null) {
    return { ...document, version: withKeys({ ...version }) }
  }
  return withKeys(document)
}

function withKeys(values: Document): Document {
  return typeof values.searchText === 'string' ? { ...values, searchKeys: gramsOf(values.searchText) } : values
}
