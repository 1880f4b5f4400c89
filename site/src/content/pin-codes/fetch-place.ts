import { type PinPlace, pinCodeCalls, pinPlaceTable } from '@pravesh/shared/content/pin-codes/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { callApi } from '../../lib/api.ts'

/** What a PIN code says of an address; null without an answer, as nothing depends on it. */
export async function fetchPlace(pin: string, signal: AbortSignal): Promise<PinPlace | null> {
  const { method } = pinCodeCalls.placeOfPin
  const path = callAddress(pinCodeCalls.placeOfPin, { pin })
  const { ok, body } = await callApi({ method, path, offline: '', signal })
  return ok ? (pinPlaceTable.fromWire.safeParse(body.result).data ?? null) : null
}
