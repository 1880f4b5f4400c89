import { declinedChoices } from '@pravesh/shared/accounts/message-choices'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { accountCalls } from '@pravesh/shared/accounts/wire'
import { accountEndpoint } from '../account-endpoint.ts'
import { noticeSeen } from '../consent/notice-seen.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { type SignedIn, studentOf } from '../sessions/student-session.ts'

/** The student who is logged in, or 401. (spec 1, 7) */
export const whoAmI = accountEndpoint({
  ...accountCalls.whoAmI,
  handle: async ({ req }) => {
    const { student } = await requireStudent(req)
    return { msg: 'You are logged in.', userInfo: userInfoOf(student) }
  },
})

/** The student who is logged in, or null. Browsers report a 401 as an error, so the pages ask with this call. */
export const session = accountEndpoint({
  ...accountCalls.session,
  handle: async ({ req: { payload, headers } }) => {
    const signedIn = await studentOf({ payload, headers, changes: false, now: new Date() })
    if (signedIn === null) return { msg: 'You are not logged in.', userInfo: null }
    return { msg: 'You are logged in.', userInfo: userInfoOf(signedIn.student) }
  },
})

function userInfoOf({ name, email, phone, isApproved, role, ...student }: SignedIn['student']): UserInfo {
  const deletionRequestedAt = student.deletionRequestedAt ?? null
  const declinedMessages = declinedChoices(student.declinedMessages)
  return {
    name,
    email,
    phone,
    isApproved,
    role,
    deletionRequestedAt,
    declinedMessages,
    noticeIsNew: noticeSeen(student) !== PRIVACY_NOTICE_VERSION,
  }
}
