import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../../forms/offline-text.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'

type OwnCall = 'saveMarks' | 'saveChoices' | 'answer' | 'pay' | 'withdraw'

/** A call about an own application. */
export function callMerit(call: OwnCall, application: string, body: Record<string, unknown> = {}): Promise<ApiReply> {
  const path = callAddress(meritCalls[call], { id: application })
  return callApi({ method: 'post', path, body, offline: offlineText({ hasForm: true }) })
}

/** `OwnProcess[]` of the student. */
export function fetchOwn(): Promise<ApiReply> {
  return callApi({ method: 'get', path: callAddress(meritCalls.mine), offline: offlineText({ hasForm: false }) })
}
