import { randomUUID } from 'node:crypto'
import { OWN_CODE_SENT } from '@pravesh/shared/accounts/guardians/own-consents'
import {
  ownConsentsCodeSchema,
  ownConsentsSchema,
  ownWithdrawalSchema,
} from '@pravesh/shared/accounts/guardians/schemas'
import { guardianCalls, guardianFields } from '@pravesh/shared/accounts/guardians/wire'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { said } from '@pravesh/shared/platform/replies/said'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { checkAccessCode, requireAccess, sendAccessCode } from '../verify/access-code.ts'
import { ownConsents } from './own-consents.ts'
import { withdrawOwnConsent as withdraw } from './withdraw-own-consent.ts'

/** Everybody may ask. The reply is the same whether or not the number has given a consent; only then is a code sent. */
export const sendOwnConsentsCode = accountEndpoint({
  ...guardianCalls.sendOwnConsentsCode,
  handle: async (call) => {
    const { payload, clientAddress } = call
    const fields = { schema: ownConsentsCodeSchema, names: guardianFields.sendOwnConsentsCode }
    const { phone } = await readFields(call, fields)
    const now = new Date()
    const [known] = await ownConsents({ payload, phone, now })
    const handle = randomUUID()
    await sendAccessCode({
      payload,
      subject: subjectOf(phone),
      handle,
      phone: known ? phone : null,
      clientAddress,
      now,
    })
    return { msg: OWN_CODE_SENT, handle }
  },
})

/** The consents of a number, for the holder of the code that was sent to it. */
export const openOwnConsents = accountEndpoint({
  ...guardianCalls.openOwnConsents,
  handle: async (call) => {
    const { payload, clientAddress } = call
    const fields = { schema: ownConsentsSchema, names: guardianFields.openOwnConsents }
    const { phone, code, handle } = await readFields(call, fields)
    const now = new Date()
    await checkAccessCode({ payload, subject: subjectOf(phone), handle, code, clientAddress, now })
    return { msg: 'These are your consents.', result: await ownConsents({ payload, phone, now }) }
  },
})

/** Withdraws one of them, in the browser that entered the code. */
export const withdrawOwnConsent = accountEndpoint({
  ...guardianCalls.withdrawOwnConsent,
  handle: async (call) => {
    const { payload } = call
    const fields = { schema: ownWithdrawalSchema, names: guardianFields.withdrawOwnConsent }
    const sent = await readFields(call, fields)
    const { phone, handle } = sent
    const now = new Date()
    await requireAccess({ payload, subject: subjectOf(phone), handle, now })
    await withdraw({ payload, sent, now })
    return { ...said(accountReplies, 'OWN_CONSENT_WITHDRAWN'), result: await ownConsents({ payload, phone, now }) }
  },
})

/** What a code opens. */
const subjectOf = (phone: string) => `guardian\n${phone}`
