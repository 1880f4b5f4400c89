import { zodResolver } from '@hookform/resolvers/zod'
import { addressSchema, type OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import { changeBasket } from '../../ui/basket/basket.ts'
import type { TypedAddress } from '../address/typed-address.ts'
import type { AskedBooks } from './asked-books.ts'
import { findBuyDraft, storeBuyDraft } from './buy-draft.ts'
import { useBuyStep } from './use-buy-step.ts'
import { useQuote } from './use-quote.ts'

interface BuyOptions {
  /** Storage key of the draft. */
  name: string
  asked: AskedBooks
  items: OrderItem[]
  address: TypedAddress
  /** Id of an unpaid order to continue; null without one. */
  orderId: string | null
}

/** An order that the server has, and the content that it was placed with; empty if it is not known. */
interface Placed {
  id: string
  content: string
}

export type Buy = ReturnType<typeof useBuy>

/** The state of an order form: books, address, price, step and draft. */
export function useBuy(options: BuyOptions) {
  const { name } = options
  const [draft] = useState(() => findBuyDraft(name))
  // The basket itself is what an unfinished order of it has.
  const isBasket = options.asked.bookId === null
  const [items, setItems] = useState<OrderItem[]>(isBasket ? options.items : (draft?.items ?? options.items))
  const form = useForm<TypedAddress, unknown, OrderAddress>({
    ...formOptions,
    resolver: zodResolver(addressSchema),
    defaultValues: draft?.address ?? options.address,
  })
  const { getValues, watch } = form
  const placed = useRef<Placed | null>(options.orderId === null ? null : { id: options.orderId, content: '' })
  const quote = useQuote(items, () => placed.current?.id)
  const [isStored, setStored] = useState(draft !== null)
  const { step, go } = useBuyStep(() => addressSchema.safeParse(getValues()).success)

  const latest = useRef(items)
  latest.current = items
  const isOver = useRef(false)
  const store = useCallback(() => {
    if (!isOver.current) setStored(storeBuyDraft(name, { address: getValues(), items: latest.current }))
  }, [name, getValues])
  useEffect(() => {
    const watching = watch(store)
    return () => watching.unsubscribe()
  }, [watch, store])

  function change(update: (items: readonly OrderItem[]) => OrderItem[]): void {
    latest.current = update(latest.current)
    setItems(latest.current)
    store()
    if (isBasket) void changeBasket(update)
  }

  return {
    name,
    asked: options.asked,
    form,
    items,
    quote,
    step,
    go,
    placed,
    isStored,
    setUnits: (bookId: string, units: number) =>
      change((all) => all.map((item) => (item.bookId === bookId ? { bookId, units } : item))),
    remove: (bookId: string) => change((all) => all.filter((item) => item.bookId !== bookId)),
    /** Stops storing the draft, so that nothing is left after the order. */
    end: () => {
      isOver.current = true
    },
  }
}
