import { callAddress } from '@pravesh/shared/platform/wire-call'
import { type RightCall, rightCalls } from '@pravesh/shared/rights/calls'
import type { MyRights } from '@pravesh/shared/rights/views'
import { offlineText } from '../forms/offline-text.ts'
import { type ApiReply, callApi } from '../lib/api.ts'
import { documentLocale } from '../lib/document-locale.ts'

/** Makes a call about rights. Requests are in the language of the page, in which they are answered. */
export function callRights(call: RightCall, body: Record<string, string> = {}, params?: Record<string, string>) {
  const { method } = rightCalls[call]
  return callApi({
    method,
    path: callAddress(rightCalls[call], params),
    ...(method === 'post' && { body, language: documentLocale() }),
    offline: offlineText({ hasForm: Object.keys(body).length > 0 }),
  })
}

/** What every call about rights replies; null if it was refused. */
export function rightsIn({ ok, body }: ApiReply): MyRights | null {
  return ok ? (body.result as MyRights) : null
}
