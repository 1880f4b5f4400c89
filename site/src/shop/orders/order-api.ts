import { callAddress } from '@pravesh/shared/platform/wire-call'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { formsWords } from '../../forms/words/words.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'
import { documentLocale } from '../../lib/document-locale.ts'

export type OrderCall = keyof typeof orderCalls

interface CallOptions {
  /** By wire names. */
  body?: Record<string, unknown>
  signal?: AbortSignal
}

/** Calls an endpoint of the orders. */
export function callOrders(call: OrderCall, options: CallOptions = {}): Promise<ApiReply> {
  const { method } = orderCalls[call]
  const offline = formsWords(documentLocale()).offline
  return callApi({ method, path: callAddress(orderCalls[call]), offline, ...options })
}
