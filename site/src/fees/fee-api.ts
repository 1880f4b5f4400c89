import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { formsWords } from '../forms/words/words.ts'
import { type ApiReply, callApi } from '../lib/api.ts'
import { documentLocale } from '../lib/document-locale.ts'

/** Calls an endpoint of the fees; `body` uses wire names. */
export function callFees(call: keyof typeof feePaymentCalls, body?: Record<string, unknown>): Promise<ApiReply> {
  const { method } = feePaymentCalls[call]
  return callApi({
    method,
    path: callAddress(feePaymentCalls[call]),
    ...(body && { body }),
    offline: formsWords(documentLocale()).offline,
  })
}
