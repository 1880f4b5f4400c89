import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { type ApiReply, callApi } from '../lib/api.ts'
import { words } from './words.ts'

interface CallOptions {
  /** What varies in the path. */
  params?: Record<string, string>
  /** In the wire's names; see wire-submission.ts. */
  body?: Record<string, unknown>
  /** Goes on when the page is left. */
  keepalive?: boolean
}

/** What an admission call answered: `result` beside what every call answers. */
export interface AdmissionReply extends ApiReply {
  result: unknown
}

/** Makes one of the admission calls that carry JSON. */
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
    offline: words.offline,
  })
  return { ...reply, result: reply.body.result }
}
