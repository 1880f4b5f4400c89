/**
 * Wire format of the account calls: paths and field names. (spec 1, 7; spec 3, 7) No other file uses these spellings.
 */
import type { WireCall } from '../platform/wire-call.ts'
import { sessionCalls } from './wire/session.ts'

/** The account calls, below `/api`. The two phone calls are also served without the prefix. */
export const accountCalls = {
  whoAmI: { method: 'get', path: '/user/authVerify' },
  login: { method: 'post', path: '/user/login' },
  logout: sessionCalls.logout,
  register: { method: 'post', path: '/user/register' },
  sendPhoneCode: { method: 'post', path: '/auth/opt-verify' },
  checkPhoneCode: { method: 'post', path: '/auth/opt-verify-api' },
  verifyOldAccount: { method: 'post', path: '/user/verifyOldAccount' },
  verificationOf: { method: 'get', path: '/user/verifyUid/:uid' },
  activateByCode: { method: 'post', path: '/user/activateEmailByOtp' },
  activateByLink: { method: 'post', path: '/user/activation' },
  forgotPassword: { method: 'post', path: '/user/forgetPassword' },
  resetPassword: { method: 'post', path: '/user/resetPassword' },
  changePassword: { method: 'post', path: '/user/updateuserPassword' },
  session: sessionCalls.session,
  // Not in the specification: expired codes, mistyped e-mail addresses, personal data, contact details, messages. Those about consent have a table of their own.
  resendEmailCode: { method: 'post', path: '/user/resendEmailCode' },
  sendCorrectionCode: { method: 'post', path: '/user/sendCorrectionCode' },
  correctEmail: { method: 'post', path: '/user/correctEmail' },
  myData: { method: 'get', path: '/user/myData' },
  requestDeletion: { method: 'post', path: '/user/requestDeletion' },
  withdrawDeletion: { method: 'post', path: '/user/withdrawDeletion' },
  sendNewEmailCode: { method: 'post', path: '/user/sendNewEmailCode' },
  changeEmail: { method: 'post', path: '/user/changeEmail' },
  sendNewPhoneCode: { method: 'post', path: '/user/sendNewPhoneCode' },
  changePhone: { method: 'post', path: '/user/changePhone' },
  chooseMessages: { method: 'post', path: '/user/chooseMessages' },
} as const satisfies Record<string, WireCall>
export type AccountCall = keyof typeof accountCalls

/** The body of each call: domain name → wire name. */
export const accountFields = {
  login: { email: 'email', password: 'password' },
  register: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    role: 'role',
    password: 'password',
    // Optional additions of ours; the contract's five fields are enough.
    verificationId: 'ver_id',
    noticeVersion: 'privacy_version',
    noticeLocale: 'privacy_language',
    agreedPurposes: 'agreed_purposes',
    statedAdult: 'is_adult',
    next: 'next',
  },
  sendPhoneCode: { phone: 'phonenumber' },
  checkPhoneCode: { phone: 'phonenumber', verificationId: 'ver_id', code: 'otp_code' },
  verifyOldAccount: { email: 'email' },
  activateByCode: { userId: 'userid', code: 'otp' },
  activateByLink: { token: 'activation_token' },
  forgotPassword: { email: 'email', next: 'next' },
  resetPassword: { password: 'password', token: 'activation_token' },
  /** The current password and the new one. */
  changePassword: { current: 'password', password: 'npassword' },
  resendEmailCode: { userId: 'userid' },
  sendCorrectionCode: { userId: 'userid' },
  correctEmail: { userId: 'userid', code: 'otp', email: 'email', next: 'next' },
  /** Asks for the password, so that a stranger at an unlocked screen cannot request a deletion. */
  requestDeletion: { password: 'password' },
  /** Asks for it too, so that a stolen session cannot send codes in the name of the student. */
  sendNewEmailCode: { email: 'email', password: 'password' },
  changeEmail: { email: 'email', code: 'otp' },
  sendNewPhoneCode: { phone: 'phonenumber', password: 'password' },
  changePhone: { phone: 'phonenumber', code: 'otp' },
  chooseMessages: { declined: 'declined' },
} as const satisfies Partial<Record<AccountCall, Record<string, string>>>

/** The `msg` of `verificationOf` for a verified account. (spec 1, 4) */
export const ACCOUNT_IS_ACTIVE = 'ACTIVE'
