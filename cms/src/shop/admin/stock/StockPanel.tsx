'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { idOf } from '../../../database/records/relation.ts'
import { may } from '../../../staff/index.ts'
import { StockForm } from './StockForm.tsx'
import { stockWords } from './words.ts'

/** On the stock of a book: changes the number of copies with a reason. */
export function StockPanel() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  if (id === undefined || !data) return null
  const numberIn = (name: string) => (typeof data[name] === 'number' ? data[name] : 0)
  const bookId = idOf(data.book) ?? ''
  const mayAdjust = may(user, 'manage orders')
  return (
    <section aria-labelledby="adjust-stock" className="admin-panel">
      <h2 id="adjust-stock">{mayAdjust ? stockWords.heading : stockWords.readHeading}</h2>
      <p>{stockWords.text(numberIn('copies'), numberIn('heldCopies'))}</p>
      {mayAdjust && <StockForm copies={numberIn('copies')} id={String(id)} revision={numberIn('revision')} />}
      <a href={`/admin/collections/stock-movements?where[or][0][and][0][bookId][equals]=${bookId}`}>
        {stockWords.movements}
      </a>
    </section>
  )
}
