'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { may } from '../../../staff/index.ts'
import { StockForm } from './StockForm.tsx'
import { stockWords } from './words.ts'

const reply = z.object({
  docs: z.array(
    z.object({ id: z.string(), copies: z.number(), heldCopies: z.number(), revision: z.nullish(z.number()) }),
  ),
})
type Row = z.infer<typeof reply>['docs'][number]

/** On a book whose copies were never counted: asks for them, because it cannot be sold before. */
export function FirstCopies() {
  const { user } = useAuth()
  const { id, data } = useDocumentInfo()
  const mayAdjust = may(user, 'manage orders') && !data?.deletedAt
  const row = useStockRow(mayAdjust && id !== undefined ? String(id) : null)
  if (row === null || row.copies > 0 || row.heldCopies > 0 || row.revision) return null
  return (
    <section aria-labelledby="first-copies" className="admin-panel">
      <h2 id="first-copies">{stockWords.firstHeading}</h2>
      <p>{stockWords.firstText}</p>
      <StockForm copies={0} id={row.id} reason={stockWords.firstReason} revision={0} />
    </section>
  )
}

function useStockRow(bookId: string | null): Row | null {
  const [row, setRow] = useState<Row | null>(null)
  useEffect(() => {
    if (bookId === null) return
    const query = new URLSearchParams({ 'where[book][equals]': bookId, limit: '1', depth: '0' })
    void fetch(`/api/book-stock?${query}`, { credentials: 'include' })
      .then(async (response) => reply.safeParse(await response.json()).data?.docs[0])
      // Without it, the tab Stock still leads to the copies.
      .catch(() => undefined)
      .then((found) => setRow(found ?? null))
  }, [bookId])
  return row
}
