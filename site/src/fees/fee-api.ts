import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../forms/offline-text.ts'
import { type ApiReply, callApi } from '../lib/api.ts'

/** Calls an endpoint of the fees; `body` uses wire names. */
export function callFees(call: keyof typeof feePaymentCalls, body?: Record<string, unknown>): Promise<ApiReply> {
  const { method } = feePaymentCalls[call]
  return callApi({
    method,
    path: callAddress(feePaymentCalls[call]),
    ...(body && { body }),
    offline: offlineText({ hasForm: false }),
  })
}
