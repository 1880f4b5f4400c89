import { type ApiReply, callApi } from '../../lib/api.ts'

/** The transaction ID in the page's query string, or null. */
export function transactionInAddress(parameter: string): string | null {
  const id = new URLSearchParams(location.search).get(parameter) ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

/** Fetches the state of a payment. `address` is the path of the call, with the placeholder `{id}`. */
export function fetchPayment(address: string, id: string, offline = ''): Promise<ApiReply> {
  return callApi({ method: 'get', path: address.replace('{id}', encodeURIComponent(id)), offline })
}
