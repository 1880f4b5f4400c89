import { helpCalls } from '@pravesh/shared/contact/help/calls'
import type { RequestView } from '@pravesh/shared/contact/help/thread'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../../forms/offline-text.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'

interface CallOptions {
  body?: Record<string, unknown>
  /** Values for the placeholders in the path. */
  params?: Record<string, string>
  /** Of the address. */
  query?: Record<string, string>
}

/** Makes a call for requests for help. */
export function callHelp(call: keyof typeof helpCalls, { body, params, query }: CallOptions = {}): Promise<ApiReply> {
  const { method } = helpCalls[call]
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`
  const path = callAddress(helpCalls[call], params) + search
  return callApi({ method, path, offline: offlineText({ hasForm: method === 'post' }), ...(body && { body }) })
}

/** The request in a reply; null if the call failed. */
export function requestIn({ ok, body }: ApiReply): RequestView | null {
  return ok ? (body.result as RequestView) : null
}
