import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { sessionCalls } from '@pravesh/shared/accounts/wire/session'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../../forms/offline-text.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'

/** Makes a session call. All pages of students have it, most without the other account calls and their field names. */
export async function callSession(
  call: keyof typeof sessionCalls,
): Promise<ApiReply & { body: { userInfo?: UserInfo | null } }> {
  const { method } = sessionCalls[call]
  return callApi({
    method,
    path: callAddress(sessionCalls[call]),
    ...(method === 'post' && { body: {} }),
    offline: offlineText({ hasForm: false }),
    // Pages that visitors open too do not wait for it.
    background: call === 'session',
  })
}
