import { messageChoicesSchema } from '@pravesh/shared/accounts/message-choices'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { said } from '@pravesh/shared/platform/replies/said'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { chooseMessages as choose } from './choose-messages.ts'

/** Stores which messages the logged-in student has turned off. */
export const chooseMessages = accountEndpoint({
  ...accountCalls.chooseMessages,
  handle: async (call) => {
    const { student } = await requireStudent(call.req)
    const { declined } = await readFields(call, { schema: messageChoicesSchema, names: accountFields.chooseMessages })
    await choose({ payload: call.payload, student, declined })
    return said(accountReplies, 'MESSAGES_CHOSEN')
  },
})
