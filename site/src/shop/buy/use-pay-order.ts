import { addressSchema } from '@pravesh/shared/shop/orders/address'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import type { ApiReply } from '../../lib/api.ts'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { paymentsWords } from '../../payments/words/words.ts'
import { outdateBasketCopy } from '../../ui/basket/stored-basket.ts'
import { addressErrors } from '../address/typed-address.ts'
import { changesIn } from '../orders/changes-in.ts'
import { removeBuyDraft } from './buy-draft.ts'
import type { Quoted } from './fetch-quote.ts'
import { payOrder, placeOrder } from './send-order.ts'
import { markStarted } from './started-order.ts'
import type { Buy } from './use-buy.ts'

export interface PayRefusal {
  msg: string
  /** What has changed since the price was shown. */
  changes: readonly string[]
  /** Tells repeated refusals apart, so that each takes the focus. */
  count: number
}

/** Places the order and starts its payment. After a lost reply, another attempt continues with the placed order. */
export function usePayOrder(buy: Buy) {
  const { noAddress } = useWords(paymentsWords)
  const [isBusy, setBusy] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<PayRefusal | null>(null)
  const isRunning = useRef(false)
  useRedirect(url)

  async function pay(quote: Quoted): Promise<void> {
    if (isRunning.current || url !== null) return
    isRunning.current = true
    setBusy(true)
    const reply = await started(quote)
    const page = paymentPage(reply.body.url)
    if (reply.ok && page !== null) {
      buy.end()
      removeBuyDraft(buy.name)
      outdateBasketCopy()
      if (buy.placed.current) markStarted(buy.asked, buy.placed.current.id)
      setRefusal(null)
      setUrl(page)
    } else await refuse(reply.ok ? { ...reply, msg: noAddress } : reply)
    setBusy(false)
    isRunning.current = false
  }

  async function started(quote: Quoted): Promise<ApiReply> {
    const address = addressSchema.parse(buy.form.getValues())
    const content = JSON.stringify([address, buy.items, quote.totalPaise])
    if (buy.placed.current?.content !== content) {
      const reply = await placeOrder({ address, quote, continues: buy.placed.current?.id })
      if (!reply.ok) return reply
      buy.placed.current = { id: String(reply.body.oid), content }
    }
    return payOrder({ orderId: buy.placed.current.id, totalPaise: quote.totalPaise })
  }

  async function refuse(reply: ApiReply): Promise<void> {
    const wrong = addressErrors(reply)
    for (const { field, message } of wrong) buy.form.setError(field, { type: 'server', message })
    if (wrong.length > 0) return buy.go(1)
    // The notice of the ended session says what to do.
    if (reply.status === 401) return setRefusal(null)
    setRefusal((before) => ({ msg: reply.msg, changes: changesIn(reply), count: (before?.count ?? 0) + 1 }))
    if (reply.status !== 409) return
    // Another attempt starts with what the order costs now.
    buy.placed.current = null
    await buy.quote.refresh()
  }

  return { pay, isBusy, url, refusal }
}

/** Redirects to the payment page. */
function useRedirect(url: string | null): void {
  useEffect(() => {
    // After the browser's back button: the order exists by then, and its address is prefilled.
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    if (url !== null) location.assign(url)
  }, [url])
}
