import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../forms/offline-text.ts'
import { type ApiReply, callApi } from '../lib/api.ts'

interface CallOptions {
  /** Path parameters. */
  params?: Record<string, string>
  /** Uses wire names; see `shared/admissions/wire`. */
  body?: Record<string, unknown>
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export interface AdmissionReply extends ApiReply {
  result: unknown
}

/** Calls an admission endpoint with a JSON body. */
export async function callAdmission(
  call: keyof typeof admissionCalls,
  { params, body, keepalive }: CallOptions = {},
): Promise<AdmissionReply> {
  const { method } = admissionCalls[call]
  const path = callAddress(admissionCalls[call], params)
  const reply = await callApi({
    method,
    path,
    ...(body && { body }),
    ...(keepalive && { keepalive }),
    offline: offlineText({ hasForm: body !== undefined }),
    // Drafts are saved while people type, and again by themselves.
    background: call === 'saveDraft',
  })
  return { ...reply, result: reply.body.result }
}
