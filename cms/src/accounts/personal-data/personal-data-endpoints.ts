import { deletionRequestSchema } from '@pravesh/shared/accounts/personal-data'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { takeAccountLimit } from '../limits/take-account-limit.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { myData as gather } from './my-data.ts'
import { requestDeletion as request } from './request-deletion.ts'
import { withdrawDeletion as withdraw } from './withdraw-deletion.ts'

/** What is stored of whoever is logged in, for them to keep. */
export const myData = accountEndpoint({
  ...accountCalls.myData,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    await takeAccountLimit({ payload, name: 'my-data/student', subject: student.id, now: new Date() })
    return { msg: 'This is everything we keep about you.', result: await gather({ payload, student }) }
  },
})

/** Asks staff to delete the account of whoever is logged in. */
export const requestDeletion = accountEndpoint({
  ...accountCalls.requestDeletion,
  handle: async (call) => {
    const { student } = await requireStudent(call.req)
    const fields = { schema: deletionRequestSchema, names: accountFields.requestDeletion }
    const { password } = await readFields(call, fields)
    const now = new Date()
    await takeAccountLimit({ payload: call.payload, name: 'deletion/student', subject: student.id, now })
    await request({ payload: call.payload, student, password, now })
    return { msg: 'We have your request. We will delete what we do not have to keep by law, and tell you.' }
  },
})

/** Takes that request back. */
export const withdrawDeletion = accountEndpoint({
  ...accountCalls.withdrawDeletion,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    await withdraw({ payload, student })
    return { msg: 'Your request is withdrawn. Your account stays as it is.' }
  },
})
