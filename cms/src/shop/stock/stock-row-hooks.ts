import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'

/**
 * Creates a book's stock row if it is missing. Runs on every save, so that the next save repairs a failed creation.
 * `context.initialCopies` is set by the seed. An error fails the save, to make it visible.
 */
export const ensureStockRow: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const where = { book: { equals: doc.id } }
  const { totalDocs } = await req.payload.count({ collection: 'book-stock', where, overrideAccess: true, req })
  if (totalDocs > 0) return doc
  const copies = typeof context.initialCopies === 'number' ? context.initialCopies : 0
  const data = { book: doc.id, copies, heldCopies: 0, revision: 0 }
  await req.payload.create({ collection: 'book-stock', data, overrideAccess: true, req })
  return doc
}

/**
 * Removes a book's stock row before the book: a row must not exist without its book, and a book without a row is
 * repaired on its next save.
 */
export const removeStockRow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'book-stock', where: { book: { equals: id } }, overrideAccess: true, req })
}
