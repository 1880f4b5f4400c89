import type { PinPlace } from '@pravesh/shared/content/pin-codes/wire'
import { isUnassignedPin } from '@pravesh/shared/platform/places/pin-code'
import { useEffect, useState } from 'react'
import { fetchPlace } from './fetch-place.ts'

/** What the entered PIN code says of the address; null while it is incomplete or unknown. */
export function usePlace(pin: string): PinPlace | null {
  const [place, setPlace] = useState<PinPlace | null>(null)
  useEffect(() => {
    if (!/^\d{6}$/.test(pin) || isUnassignedPin(pin)) return
    const request = new AbortController()
    void fetchPlace(pin, request.signal).then((found) => request.signal.aborted || setPlace(found))
    return () => request.abort()
  }, [pin])
  return place?.pin === pin ? place : null
}
