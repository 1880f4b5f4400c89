import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'

interface Use {
  collection: CollectionSlug
  /** Path of the relation. */
  field: string
}

/** How many records are named in the refusal. */
const NAMED = 3

/** Refuses to delete what pages still show, and names where: a page without it could not be drawn again. */
export function refuseWhileUsed(uses: Use[]): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const found = await Promise.all(
      uses.map(({ collection, field }) =>
        req.payload.find({
          collection,
          where: { [field]: { equals: id } },
          limit: NAMED,
          depth: 0,
          // The refusal must not depend on what the one who deletes may read.
          overrideAccess: true,
          req,
        }),
      ),
    )
    const total = found.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
    if (total === 0) return
    const names = found.flatMap(({ docs }) => docs.map(nameOf)).slice(0, NAMED)
    const rest = total > names.length ? ` and ${total - names.length} more` : ''
    throw new APIError(`It is still used in ${names.join(', ')}${rest}. Take it out there first.`, 409, undefined, true)
  }
}

function nameOf(doc: object): string {
  const name: unknown = Reflect.get(doc, 'name') ?? Reflect.get(doc, 'title')
  return typeof name === 'string' ? `“${name}”` : 'a record without a name'
}
