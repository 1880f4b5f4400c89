import { addressSchema } from '@pravesh/shared/shop/orders/address'
import { useEffect, useState } from 'react'
import { useLocale, useWords } from '../../forms/locale.ts'
import { fetchService } from './fetch-service.ts'
import { serviceText } from './service-text.ts'
import { addressWords } from './words/words.ts'

const pinSchema = addressSchema.shape.pin

/** Says whether and until when an order is delivered to a PIN code as it was typed. It never stops an order. */
export function PinService({ pin: typed }: { pin: string }) {
  const words = useWords(addressWords).service
  const locale = useLocale()
  const pin = pinSchema.safeParse(typed).data
  const [text, setText] = useState('')
  useEffect(() => {
    setText('')
    if (pin === undefined) return
    const request = new AbortController()
    void fetchService(pin, request.signal).then((service) => {
      if (!request.signal.aborted) setText(serviceText({ pin, service, now: new Date(), words, locale }))
    })
    return () => request.abort()
  }, [pin, words, locale])
  return (
    <p role="status" className="hint">
      {text}
    </p>
  )
}
