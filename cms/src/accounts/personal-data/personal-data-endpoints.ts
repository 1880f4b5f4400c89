import { deletionRequestSchema } from '@pravesh/shared/accounts/personal-data'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { said } from '@pravesh/shared/platform/replies/said'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { myData as exportData } from './my-data.ts'
import { requestDeletion as request } from './request-deletion.ts'
import { withdrawDeletion as withdraw } from './withdraw-deletion.ts'

/** Personal data export of the logged-in student. */
export const myData = accountEndpoint({
  ...accountCalls.myData,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    await consumeAccountLimit({ payload, name: 'my-data/student', subject: student.id, now: new Date() })
    return { msg: 'This is all the data we store about you.', result: await exportData({ payload, student }) }
  },
})

/** Requests deletion of the logged-in student's account by staff. */
export const requestDeletion = accountEndpoint({
  ...accountCalls.requestDeletion,
  handle: async (call) => {
    const { student } = await requireStudent(call.req)
    const fields = { schema: deletionRequestSchema, names: accountFields.requestDeletion }
    const { password } = await readFields(call, fields)
    const now = new Date()
    await consumeAccountLimit({ payload: call.payload, name: 'deletion/student', subject: student.id, now })
    const { payload, clientAddress, req } = call
    await request({ payload, student, password, headers: req.headers, clientAddress, now })
    return said(accountReplies, 'DELETION_REQUESTED')
  },
})

export const withdrawDeletion = accountEndpoint({
  ...accountCalls.withdrawDeletion,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    await withdraw({ payload, student, now: new Date() })
    return said(accountReplies, 'DELETION_WITHDRAWN')
  },
})
