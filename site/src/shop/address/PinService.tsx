import { addressSchema } from '@pravesh/shared/shop/orders/address'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../forms/locale.ts'
import { fetchService, type Service, UNKNOWN } from './fetch-service.ts'
import type { TypedAddress } from './typed-address.ts'
import { addressWords } from './words/words.ts'

const pinSchema = addressSchema.shape.pin

/** Says whether a courier delivers to the entered PIN code, where one answers. It never stops an order. */
export function PinService() {
  const w = useWords(addressWords)
  const typed = useWatch<TypedAddress, 'pin'>({ name: 'pin' })
  const pin = pinSchema.safeParse(typed).data
  const [service, setService] = useState<Service>(UNKNOWN)
  useEffect(() => {
    setService(UNKNOWN)
    if (pin === undefined) return
    const request = new AbortController()
    void fetchService(pin, request.signal).then((found) => request.signal.aborted || setService(found))
    return () => request.abort()
  }, [pin])
  return (
    <p role="status" className="hint">
      {service.state === 'served' && (service.days ? w.servedIn(service.days) : w.served)}
      {service.state === 'notServed' && w.notServed}
    </p>
  )
}
