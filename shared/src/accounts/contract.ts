/** Contract of the account calls. (spec 1, 7; spec 3, 7) */
import * as z from 'zod/mini'
import {
  type CallContract,
  contractCalls,
  ERROR_DESCRIPTIONS,
  type FeatureContract,
  type FieldsOfReply,
  reply,
  wireBody,
} from '../platform/contract.ts'
import { consentContracts } from './consent/contracts.ts'
import { registrationCallSchema } from './consent/registration-call.ts'
import { consentCalls } from './consent/wire.ts'
import { emailChangeSchema, newEmailCodeSchema, newPhoneCodeSchema, phoneChangeSchema } from './contact-change.ts'
import { guardianContracts } from './guardians/contracts.ts'
import { guardianCalls } from './guardians/wire.ts'
import { messageChoicesSchema } from './message-choices.ts'
import { deletionRequestSchema } from './personal-data.ts'
import { activationSchema, passwordChangeSchema, resetSchema } from './recovery.ts'
import { emailOnlySchema, forgotPasswordSchema, loginSchema } from './sign-in.ts'
import { userInfo } from './user-info.ts'
import {
  correctionSchema,
  emailCodeRequestSchema,
  emailCodeSchema,
  phoneCodeRequestSchema,
  phoneCodeSchema,
} from './verification.ts'
import { type AccountCall, accountCalls, accountFields } from './wire.ts'

/** Sent with the 403 for a login with the right password but an unverified e-mail address: where to verify it. */
const unverified = z.object({ userID: z.string() })
export type UnverifiedLogin = z.infer<typeof unverified>

const { invalid, noSession, tooMany, busy } = ERROR_DESCRIPTIONS
const code = { 400: 'The code is wrong; `msg` is `CODE_ERROR` when it has expired.', 429: tooMany }
const passwordOrField = 'A field is missing or wrong, or the password is; `errors` names it.'
const nothing = reply({})

const contracts = {
  whoAmI: {
    summary: 'Who is logged in',
    session: 'student',
    reply: reply({ userInfo }),
    refusals: { 401: noSession },
  },
  session: {
    summary: 'Who is logged in, for pages that visitors open too; `userInfo` is null for a visitor',
    reply: reply({ userInfo: z.nullable(userInfo) }),
    refusals: {},
  },
  login: {
    summary: 'Log in: sets the session cookie and returns the same token for API clients',
    priority: 'sign-in',
    body: wireBody(loginSchema, accountFields.login),
    reply: reply({ access_token: z.string() }),
    refusals: {
      400: invalid,
      401: 'The e-mail address or the password is wrong.',
      403: {
        when: 'The e-mail address is not verified; `userID` identifies the page to verify it on.',
        also: unverified,
      },
      429: 'Too many wrong passwords, or too many attempts by one visitor.',
      503: busy,
    },
  },
  logout: { summary: 'End the session; succeeds without one too', reply: nothing, refusals: {} },
  register: {
    summary: 'Create an account after verifying the phone',
    priority: 'sign-in',
    body: wireBody(registrationCallSchema, accountFields.register),
    // Identifies the page where the student verifies the e-mail address.
    reply: reply({ userID: z.string() }),
    refusals: { 400: invalid, 409: 'An account with this phone number exists.', 429: tooMany, 503: busy },
  },
  sendPhoneCode: {
    summary: 'Send a code to a phone',
    outsideApi: true,
    body: wireBody(phoneCodeRequestSchema, accountFields.sendPhoneCode),
    // Despite its name the id of the verification, never the code.
    reply: reply({ otp: z.string() }),
    refusals: { 400: invalid, 429: tooMany },
  },
  checkPhoneCode: {
    summary: 'Verify a phone with the code sent to it',
    outsideApi: true,
    body: wireBody(phoneCodeSchema, accountFields.checkPhoneCode),
    reply: nothing,
    refusals: code,
  },
  verifyOldAccount: {
    summary: 'Start verifying an account of the old portal; every address gets the same reply',
    body: wireBody(emailOnlySchema, accountFields.verifyOldAccount),
    reply: reply({ userID: z.string() }),
    refusals: { 400: invalid, 429: tooMany },
  },
  verificationOf: {
    summary: 'State of an e-mail verification; `msg` is `ACTIVE` when done, `CODE_ERROR` when the code has expired',
    params: { uid: { about: 'The `userID` of a registration or a login.', example: 'tq3vYbq0b2nXkq1m' } },
    reply: reply({ mail_to: z.string(), may_correct: z.boolean() }),
    refusals: { 404: 'There is no such verification.' },
  },
  activateByCode: {
    summary: 'Verify an e-mail address with the code sent to it, and log in the browser that registered it',
    body: wireBody(emailCodeSchema, accountFields.activateByCode),
    // Whether the reply sets the session cookie.
    reply: reply({ logged_in: z.boolean() }),
    refusals: code,
  },
  activateByLink: {
    summary: 'Verify an e-mail address with the token of the link sent to it',
    body: wireBody(activationSchema, accountFields.activateByLink),
    reply: nothing,
    refusals: { 400: 'The link was used or has expired.', 429: tooMany },
  },
  forgotPassword: {
    summary: 'Send a link for choosing a new password; every address gets the same reply',
    body: wireBody(forgotPasswordSchema, accountFields.forgotPassword),
    reply: nothing,
    refusals: { 400: invalid, 429: tooMany },
  },
  resetPassword: {
    summary: 'Choose a new password with the token of a link',
    priority: 'sign-in',
    body: wireBody(resetSchema, accountFields.resetPassword),
    reply: nothing,
    refusals: { 400: 'A field is invalid, or the link was used or has expired.', 429: tooMany, 503: busy },
  },
  changePassword: {
    summary: 'Change the password; ends all sessions',
    session: 'student',
    priority: 'sign-in',
    body: wireBody(passwordChangeSchema, accountFields.changePassword),
    reply: nothing,
    refusals: { 400: invalid, 401: noSession, 429: tooMany, 503: busy },
  },
  resendEmailCode: {
    summary: 'Send another code by e-mail',
    body: wireBody(emailCodeRequestSchema, accountFields.resendEmailCode),
    reply: nothing,
    refusals: {
      400: invalid,
      404: 'There is no such verification.',
      429: tooMany,
    },
  },
  sendCorrectionCode: {
    summary: 'Send a code to the phone, to correct a mistyped e-mail address',
    body: wireBody(emailCodeRequestSchema, accountFields.sendCorrectionCode),
    // The masked number that the code was sent to.
    reply: reply({ phone: z.string() }),
    refusals: {
      400: invalid,
      403: 'The address of this registration cannot be corrected.',
      404: 'There is no such verification.',
      409: 'The account is verified already.',
      429: tooMany,
    },
  },
  correctEmail: {
    summary: 'Correct a mistyped e-mail address with the code sent to the phone',
    body: wireBody(correctionSchema, accountFields.correctEmail),
    reply: reply({ mail_to: z.string() }),
    refusals: {
      ...code,
      403: 'The address of this registration cannot be corrected.',
      404: 'There is no such verification.',
      409: 'The account is verified already.',
    },
  },
  myData: {
    summary: 'Everything stored about the student, in plain words',
    session: 'student',
    reply: reply({ result: z.record(z.string(), z.unknown()) }),
    refusals: { 401: noSession, 429: tooMany },
  },
  requestDeletion: {
    summary: 'Request the deletion of the account',
    session: 'student',
    body: wireBody(deletionRequestSchema, accountFields.requestDeletion),
    reply: nothing,
    refusals: { 400: 'The password is wrong.', 401: noSession, 429: tooMany, 503: busy },
  },
  withdrawDeletion: {
    summary: 'Withdraw that request',
    session: 'student',
    reply: nothing,
    refusals: { 401: noSession },
  },
  sendNewEmailCode: {
    summary: 'Send a code to a new e-mail address; every address gets the same reply',
    session: 'student',
    body: wireBody(newEmailCodeSchema, accountFields.sendNewEmailCode),
    reply: nothing,
    refusals: { 400: passwordOrField, 401: noSession, 429: tooMany, 503: busy },
  },
  changeEmail: {
    summary: 'Change the e-mail address with the code sent to the new one; ends all other sessions',
    session: 'student',
    body: wireBody(emailChangeSchema, accountFields.changeEmail),
    reply: nothing,
    refusals: { ...code, 401: noSession },
  },
  sendNewPhoneCode: {
    summary: 'Send a code to a new phone number',
    session: 'student',
    body: wireBody(newPhoneCodeSchema, accountFields.sendNewPhoneCode),
    reply: nothing,
    refusals: { 400: passwordOrField, 401: noSession, 429: tooMany, 503: busy },
  },
  changePhone: {
    summary: 'Change the phone number with the code sent to the new one; ends all other sessions',
    session: 'student',
    body: wireBody(phoneChangeSchema, accountFields.changePhone),
    reply: nothing,
    refusals: { ...code, 401: noSession, 409: 'An account with this phone number exists.' },
  },
  chooseMessages: {
    summary: 'Turn kinds of messages off, by channel; all others are on',
    session: 'student',
    body: wireBody(messageChoicesSchema, accountFields.chooseMessages),
    reply: nothing,
    refusals: { 400: invalid, 401: noSession },
  },
} as const satisfies Record<AccountCall, CallContract>

export const accountContract: FeatureContract = {
  name: 'Accounts',
  about: 'Registration, sessions, passwords and personal data of students.',
  calls: contractCalls(
    { ...accountCalls, ...consentCalls, ...guardianCalls },
    { ...contracts, ...consentContracts, ...guardianContracts },
  ),
}

/** The fields of each successful reply other than `success` and `msg`. */
export type AccountReplies = { [Call in AccountCall]: FieldsOfReply<(typeof contracts)[Call]['reply']> }
