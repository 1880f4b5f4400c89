import { expect, it } from 'vitest'
import { callAddress } from '../platform/wire-call.ts'
import { consentCalls, consentFields } from './consent/wire.ts'
import { guardianCalls, guardianFields } from './guardians/wire.ts'
import { accountCalls, accountFields } from './wire.ts'

const calls = { ...accountCalls, ...consentCalls, ...guardianCalls }

/** Repeats the contract on purpose: renaming anything here breaks clients. (spec 1, 7; spec 3, 7) */
it.each([
  ['whoAmI', 'get', '/api/user/authVerify', []],
  ['login', 'post', '/api/user/login', ['email', 'password']],
  ['sendPhoneCode', 'post', '/api/auth/opt-verify', ['phonenumber']],
  ['checkPhoneCode', 'post', '/api/auth/opt-verify-api', ['phonenumber', 'ver_id', 'otp_code']],
  ['verifyOldAccount', 'post', '/api/user/verifyOldAccount', ['email']],
  ['activateByCode', 'post', '/api/user/activateEmailByOtp', ['userid', 'otp']],
  ['activateByLink', 'post', '/api/user/activation', ['activation_token']],
  ['forgotPassword', 'post', '/api/user/forgetPassword', ['email', 'next']],
  ['resetPassword', 'post', '/api/user/resetPassword', ['password', 'activation_token']],
  ['changePassword', 'post', '/api/user/updateuserPassword', ['password', 'npassword']],
  ['sendCorrectionCode', 'post', '/api/user/sendCorrectionCode', ['userid']],
  ['correctEmail', 'post', '/api/user/correctEmail', ['userid', 'otp', 'email', 'next']],
  ['sendNewEmailCode', 'post', '/api/user/sendNewEmailCode', ['email', 'password']],
  ['changeEmail', 'post', '/api/user/changeEmail', ['email', 'otp']],
  ['sendNewPhoneCode', 'post', '/api/user/sendNewPhoneCode', ['phonenumber', 'password']],
  ['changePhone', 'post', '/api/user/changePhone', ['phonenumber', 'otp']],
  ['chooseMessages', 'post', '/api/user/chooseMessages', ['declined']],
  ['myConsents', 'get', '/api/user/myConsents', []],
  [
    'chooseConsent',
    'post',
    '/api/user/chooseConsent',
    ['purpose', 'given', 'is_adult', 'privacy_version', 'privacy_language'],
  ],
  ['noticeShown', 'post', '/api/user/noticeShown', ['privacy_version', 'privacy_language']],
  ['myGuardian', 'get', '/api/user/myGuardian', []],
  [
    'sendGuardianCode',
    'post',
    '/api/user/sendGuardianCode',
    ['guardian_name', 'guardian_relation', 'guardian_phone', 'birth_date'],
  ],
  [
    'confirmGuardian',
    'post',
    '/api/user/confirmGuardian',
    [
      'guardian_name',
      'guardian_relation',
      'guardian_phone',
      'birth_date',
      'otp',
      'privacy_version',
      'privacy_language',
    ],
  ],
  ['withdrawGuardian', 'post', '/api/user/withdrawGuardian', ['privacy_version', 'privacy_language']],
  ['confirmAdult', 'post', '/api/user/confirmAdult', ['privacy_version', 'privacy_language']],
] as const)('%s', (name, method, address, sent) => {
  expect(calls[name].method).toBe(method)
  expect(callAddress(calls[name])).toBe(address)
  const fields: Record<string, Record<string, string>> = { ...accountFields, ...consentFields, ...guardianFields }
  expect(Object.values(fields[name] ?? {})).toEqual(sent)
})

it('requests a verification by the userID from the registration', () => {
  expect(callAddress(accountCalls.verificationOf, { uid: 'a/b' })).toBe('/api/user/verifyUid/a%2Fb')
})

it('registers with the five fields of the contract and six of our own', () => {
  expect(Object.values(accountFields.register)).toEqual([
    'name',
    'email',
    'phone',
    'role',
    'password',
    'ver_id',
    'privacy_version',
    'privacy_language',
    'agreed_purposes',
    'is_adult',
    'next',
  ])
})
