import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import type { Columns, NewRow, Row } from './columns.ts'
import type { ConditionOf } from './condition.ts'
import type { Together } from './write-together.ts'

/** What a version consists of. Conditions name the columns of the record like `version.name`. */
interface Version<Record> {
  id: string
  parent: string
  latest?: boolean | null
  createdAt: string
  updatedAt: string
  version: Record
}

type VersionCondition<Slug extends CollectionSlug> = CollectionSlug extends Slug
  ? Where
  : ConditionOf<Version<Columns<Slug>>>

interface VersionsOptions<Slug extends CollectionSlug> {
  payload: Pick<Payload, 'db'>
  /** A collection with versions. */
  collection: Slug
  where: VersionCondition<Slug>
}

interface ReadOptions<Slug extends CollectionSlug> extends VersionsOptions<Slug> {
  sort?: 'updatedAt' | '-updatedAt'
  /** No limit by default. */
  limit?: number
  /** The columns of the record to read; all by default. */
  fields?: readonly (keyof Columns<Slug> & string)[]
  /** The request in whose transaction to read. */
  req?: Together
}

/** Reads versions as they are stored, without access control or hooks. */
export async function readVersionRows<Slug extends CollectionSlug>({
  payload,
  collection,
  where,
  sort,
  limit = 0,
  fields,
  req,
}: ReadOptions<Slug>): Promise<Version<Row<Slug>>[]> {
  const version = fields && Object.fromEntries(fields.map((name) => [name, true as const]))
  const { docs } = await payload.db.findVersions<Row<Slug>>({
    collection,
    where: where as Where,
    select: version && { parent: true, latest: true, version },
    sort,
    limit,
    pagination: false,
    req,
  })
  return docs as Version<Row<Slug>>[]
}

interface InsertOptions<Slug extends CollectionSlug> {
  payload: Pick<Payload, 'db'>
  collection: Slug
  /** The id of the row. */
  parent: string
  /** What the row has, as its latest version. */
  version: NewRow<Slug> & { createdAt: string; updatedAt: string }
}

/** Inserts a version of a row, without access control, validation or hooks. */
export async function insertVersionRow<Slug extends CollectionSlug>({
  payload,
  collection: collectionSlug,
  parent,
  version: versionData,
}: InsertOptions<Slug>): Promise<void> {
  const { createdAt, updatedAt } = versionData
  await payload.db.createVersion({ collectionSlug, parent, versionData, autosave: false, createdAt, updatedAt })
}

/** Deletes versions, without access control or hooks. Their records remain. */
export async function deleteVersionRows<Slug extends CollectionSlug>({
  payload,
  collection,
  where,
}: VersionsOptions<Slug>): Promise<void> {
  await payload.db.deleteVersions({ collection, where: where as Where })
}

interface GlobalOptions {
  payload: Pick<Payload, 'db'>
  /** A global with versions. */
  slug: GlobalSlug
}

/** Whether a version of a global matches, without access control. Columns of the global are at `version.NAME`. */
export async function hasGlobalVersion({ payload, slug, where }: GlobalOptions & { where: Where }): Promise<boolean> {
  const { docs } = await payload.db.findGlobalVersions({ global: slug, where, limit: 1, pagination: false })
  return docs.length > 0
}

/** Deletes all versions of a global, without access control or hooks. The global remains. */
export async function deleteGlobalVersions({ payload, slug }: GlobalOptions): Promise<void> {
  await payload.db.deleteVersions({ globalSlug: slug, where: { id: { exists: true } } })
}
