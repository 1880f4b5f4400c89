/**
 * The account calls' public contract: paths and names as they are outside. (spec 1, 7; spec 3, 7)
 * Inside, nothing but this file knows these spellings.
 */
import type { WireCall } from '../platform/wire-call.ts'

/** The account calls, below `/api`. The two phone calls are answered without `/api` as well. */
export const accountCalls = {
  whoAmI: { method: 'get', path: '/user/authVerify' },
  login: { method: 'post', path: '/user/login' },
  logout: { method: 'post', path: '/user/logout' },
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
  // Not in the specification: a code that has expired, a mistyped e-mail address, and a person's own data.
  resendEmailCode: { method: 'post', path: '/user/resendEmailCode' },
  sendCorrectionCode: { method: 'post', path: '/user/sendCorrectionCode' },
  correctEmail: { method: 'post', path: '/user/correctEmail' },
  myData: { method: 'get', path: '/user/myData' },
  requestDeletion: { method: 'post', path: '/user/requestDeletion' },
  withdrawDeletion: { method: 'post', path: '/user/withdrawDeletion' },
} as const satisfies Record<string, WireCall>
export type AccountCall = keyof typeof accountCalls

/** What is sent with each call: domain name → name on the wire. */
export const accountFields = {
  login: { email: 'email', password: 'password' },
  register: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    role: 'role',
    password: 'password',
    // Ours, and optional: without them the contract's five fields are enough.
    verificationId: 'ver_id',
    noticeVersion: 'privacy_version',
    next: 'next',
  },
  sendPhoneCode: { phone: 'phonenumber' },
  checkPhoneCode: { phone: 'phonenumber', verificationId: 'ver_id', code: 'otp_code' },
  verifyOldAccount: { email: 'email' },
  activateByCode: { userId: 'userid', code: 'otp' },
  activateByLink: { token: 'activation_token' },
  forgotPassword: { email: 'email', next: 'next' },
  resetPassword: { password: 'password', token: 'activation_token' },
  /** The password of today, and the new one. */
  changePassword: { current: 'password', password: 'npassword' },
  resendEmailCode: { userId: 'userid' },
  sendCorrectionCode: { userId: 'userid' },
  correctEmail: { userId: 'userid', code: 'otp', email: 'email', next: 'next' },
  /** The password again, so that nobody else at an open screen asks for it. */
  requestDeletion: { password: 'password' },
} as const satisfies Partial<Record<AccountCall, Record<string, string>>>

/** Query parameters of the links in e-mails and of the pages; `next` is the page that a login leads to. */
export const accountQueries = { token: 'token', role: 'type', next: 'next' } as const

/** `msg` of `verificationOf` for an account that is verified already. (spec 1, 4) */
export const ACCOUNT_IS_ACTIVE = 'ACTIVE'
