import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'
import { z } from 'zod/mini'

const PAGE_SIZE = 10

/** A versioned record of a collection, or a versioned global. */
export type Versioned = { collection: SanitizedCollectionConfig; id: string } | { global: SanitizedGlobalConfig }

const listed = z.object({
  id: z.string(),
  updatedAt: z.string(),
  autosave: z.optional(z.nullable(z.boolean())),
  version: z.object({
    savedBy: z.optional(z.nullable(z.string())),
    _status: z.optional(z.nullable(z.enum(['draft', 'published']))),
  }),
})
export type ListedVersion = z.infer<typeof listed>

interface LoadOptions {
  req: PayloadRequest
  of: Versioned
  page: number
}

/** One page of the versions that the user may read, newest first. */
export async function loadVersions({ req, of, page }: LoadOptions) {
  const { docs, totalPages } = await find({ req, of, where: {}, limit: PAGE_SIZE, page })
  return { versions: z.array(listed).parse(docs), totalPages }
}

/** Id of the version published last; null when there is none. */
export async function lastPublished({ req, of }: Omit<LoadOptions, 'page'>): Promise<string | null> {
  const where = { 'version._status': { equals: 'published' } }
  const { docs } = await find({ req, of, where, limit: 1, page: 1 })
  return z.array(listed).parse(docs)[0]?.id ?? null
}

async function find({ req, of, where, limit, page }: LoadOptions & { where: Where; limit: number }) {
  const query = { depth: 0, limit, overrideAccess: false, page, req, sort: '-updatedAt', user: req.user }
  if ('global' in of) return req.payload.findGlobalVersions({ slug: of.global.slug, where, ...query })
  const ofRecord: Where = { and: [{ parent: { equals: of.id } }, where] }
  return req.payload.findVersions({ collection: of.collection.slug, where: ofRecord, ...query })
}
