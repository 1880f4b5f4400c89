import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'

/**
 * Gives every book its stock row. It looks at each save, so that a book whose row could not be made is healed by the next
 * one; `context.initialCopies` is for the seed. An error here fails the save, so that it is seen.
 */
export const ensureStockRow: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const where = { book: { equals: doc.id } }
  const { totalDocs } = await req.payload.count({ collection: 'book-stock', where, overrideAccess: true, req })
  if (totalDocs > 0) return doc
  const copies = typeof context.initialCopies === 'number' ? context.initialCopies : 0
  await req.payload.create({ collection: 'book-stock', data: { book: doc.id, copies }, overrideAccess: true, req })
  return doc
}

/** Removes a book's stock row first: the row may not stand without its book, and a book without a row heals itself. */
export const removeStockRow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'book-stock', where: { book: { equals: id } }, overrideAccess: true, req })
}
