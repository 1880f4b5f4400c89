/**
 * The account calls' public contract: paths and names as they are outside. (spec 1, 7; spec 3, 7)
 * Inside, nothing but this file knows these spellings.
 */
import type { WireCall } from '../platform/wire-call.ts'
import type { StudentRole } from './account.ts'

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

/** Who is logged in, as `userInfo` says it. */
export interface UserInfo {
  name: string
  email: string
  phone: string
  isApproved: boolean
  role: StudentRole
  /** When a deletion was asked for, as an ISO time; null when it was not. */
  deletionRequestedAt: string | null
}

/** What each call answers beside `success` and `msg` when it worked; `Record<never, never>` is nothing. */
export interface AccountReplies {
  whoAmI: { userInfo: UserInfo }
  login: { access_token: string }
  logout: Record<never, never>
  register: { userID: string }
  /** `otp` is the id of the verification, never the code. */
  sendPhoneCode: { otp: string }
  checkPhoneCode: Record<never, never>
  verifyOldAccount: { userID: string }
  /** `msg` is `ACTIVE` when there is nothing left to do, `CODE_ERROR` when the code has expired. */
  verificationOf: { mail_to: string; may_correct: boolean }
  activateByCode: Record<never, never>
  activateByLink: Record<never, never>
  forgotPassword: Record<never, never>
  resetPassword: Record<never, never>
  changePassword: Record<never, never>
  resendEmailCode: Record<never, never>
  /** `phone` is the number that the code went to, masked. */
  sendCorrectionCode: { phone: string }
  correctEmail: { mail_to: string }
  /** `result` is what is stored, in plain words. */
  myData: { result: Record<string, unknown> }
  requestDeletion: Record<never, never>
  withdrawDeletion: Record<never, never>
}

/** `msg` of `verificationOf` for an account that is verified already. (spec 1, 4) */
export const ACCOUNT_IS_ACTIVE = 'ACTIVE'

/** A login with the right password before the e-mail was verified is refused (403) with this beside it: where to verify. */
export interface UnverifiedLogin {
  userID: string
}
