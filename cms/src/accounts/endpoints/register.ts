import { registrationSchema } from '@pravesh/shared/accounts/registration'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { answerEvenly } from '../answer-evenly.ts'
import { registerStudent } from '../operations/register-student.ts'
import { accountEndpoint, readFields } from './account-endpoint.ts'

/** Makes an account; its page for the e-mail code is `userID`. (spec 1, 7) */
export const register = accountEndpoint({
  ...accountCalls.register,
  handle: async (call) => {
    const registration = await readFields(call, { schema: registrationSchema, names: accountFields.register })
    const { payload, clientAddress } = call
    const userID = await answerEvenly(() => registerStudent({ payload, registration, clientAddress, now: new Date() }))
    return { msg: 'Registration done. We have sent a code to your e-mail address.', userID }
  },
})
