import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls, bookTable } from '@pravesh/shared/shop/catalogue/wire'
import { DELIVERY_COUNTRY } from '@pravesh/shared/shop/orders/address'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { addressTable } from '@pravesh/shared/shop/orders/wire'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { fetchSession, session } from '../../accounts/sessions/session-store.ts'
import { formsWords } from '../../forms/words/words.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'
import { documentLocale } from '../../lib/document-locale.ts'
import { callOrders } from '../orders/order-api.ts'
import type { AskedBooks } from './asked-books.ts'
import type { TypedAddress } from './buy-draft.ts'
import { semesterItems } from './semester-books.ts'

export type BuyStart =
  | { status: 'loading' }
  | { status: 'failed'; msg: string }
  | { status: 'ready'; items: OrderItem[]; address: TypedAddress }

const books = z.array(bookTable.fromWire)

/** Loads what the order form starts with: the books that were asked for, and the address to prefill. */
export function useStart(asked: AskedBooks | null): { start: BuyStart; reload: () => void } {
  const [start, setStart] = useState<BuyStart>({ status: 'loading' })
  const load = useCallback(async () => {
    if (asked === null) return
    setStart({ status: 'loading' })
    const [address, related] = await Promise.all([callOrders('lastAddress'), relatedTo(asked)])
    // Without a session, `StudentGate` redirects to the login page already.
    if (address.status === 401 && session.get().status !== 'asking') void fetchSession()
    if (address.status === 401) return
    setStart(startOf({ asked, address, related }))
  }, [asked])
  useEffect(() => void load(), [load])
  return { start, reload: () => void load() }
}

async function relatedTo({ bookId, wholeSemester }: AskedBooks): Promise<ApiReply | null> {
  if (!wholeSemester) return null
  const { offline } = formsWords(documentLocale())
  return callApi({ method: 'get', path: callAddress(bookCalls.relatedBooks, { id: bookId }), offline })
}

interface Replies {
  asked: AskedBooks
  address: ApiReply
  related: ApiReply | null
}

function startOf({ asked, address, related }: Replies): BuyStart {
  // A book that is not on sale is explained by its quote.
  const isUnanswered = related !== null && !related.ok && related.status !== 404
  const failed = !address.ok ? address : isUnanswered ? related : null
  if (failed !== null) return { status: 'failed', msg: failed.msg }
  const single = [{ bookId: asked.bookId, units: 1 }]
  const items = related?.ok ? semesterItems(books.parse(related.body.result)) : single
  const known = addressTable.fromWire.parse(address.body.result)
  return { status: 'ready', items, address: { ...known, country: DELIVERY_COUNTRY } }
}
