import { callAddress } from '@pravesh/shared/platform/wire-call'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { offlineText } from '../../forms/offline-text.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'

export type OrderCall = keyof typeof orderCalls

const IN_FORMS: readonly OrderCall[] = ['placeOrder', 'payOrder', 'quote', 'changeAddress', 'requestReturn']

interface CallOptions {
  /** By wire names. */
  body?: Record<string, unknown>
  signal?: AbortSignal
}

/** Calls an endpoint of the orders. */
export function callOrders(call: OrderCall, options: CallOptions = {}): Promise<ApiReply> {
  const { method } = orderCalls[call]
  const offline = offlineText({ hasForm: IN_FORMS.includes(call) })
  return callApi({ method, path: callAddress(orderCalls[call]), offline, ...options })
}
