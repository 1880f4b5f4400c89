import { type ApiReply, callApi } from '../lib/api.ts'

/** The transaction that the page's address names; null when it names none. */
export function transactionInAddress(parameter: string): string | null {
  const id = new URLSearchParams(location.search).get(parameter) ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

/** Asks how a payment stands; `address` is the call's, with `{id}` where the transaction goes. */
export function fetchPayment(address: string, id: string, offline = ''): Promise<ApiReply> {
  return callApi({ method: 'get', path: address.replace('{id}', encodeURIComponent(id)), offline })
}
