import type { CollectionAfterChangeHook } from 'payload'

/** Takes the tick from all other sessions when one gets it. */
export const keepOneCurrent: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!doc.current) return doc
  await req.payload.db.updateMany({
    collection: 'academic-sessions',
    where: { and: [{ current: { equals: true } }, { id: { not_equals: doc.id } }] },
    data: { current: false },
    req,
  })
  return doc
}
