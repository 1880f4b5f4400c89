import type { UserInfo } from '@pravesh/shared/accounts/contract'
import { accountCalls } from '@pravesh/shared/accounts/wire'
import { accountEndpoint } from '../account-endpoint.ts'
import { requireStudent } from '../sessions/require-student.ts'

/** The student who is logged in, or 401. (spec 1, 7) */
export const whoAmI = accountEndpoint({
  ...accountCalls.whoAmI,
  handle: async ({ req }) => {
    const { student } = await requireStudent(req)
    const { name, email, phone, isApproved, role } = student
    const deletionRequestedAt = student.deletionRequestedAt ?? null
    const userInfo: UserInfo = { name, email, phone, isApproved, role, deletionRequestedAt }
    return { msg: 'You are logged in.', userInfo }
  },
})
