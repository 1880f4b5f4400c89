import { randomInt } from 'node:crypto'
import { PRIVACY_NOTICE_VERSION } from '../../shared/src/accounts/privacy-notice.ts'
import { SESSION } from '../../shared/src/accounts/session.ts'
import { accountCalls, accountFields } from '../../shared/src/accounts/wire.ts'
import { DEFAULT_LOCALE } from '../../shared/src/platform/locale.ts'
import { callAddress, type WireCall } from '../../shared/src/platform/wire-call.ts'

export interface Person {
  name: string
  email: string
  phone: string
  password: string
}

interface Registration {
  /** Of the portal, without a trailing slash. */
  origin: string
  person: Person
  role?: 'Student' | 'Guest'
  /** Leaves the e-mail address unverified. */
  unverified?: boolean
  /** The code in the newest message to a phone number or an e-mail address. */
  codeFor: (to: string) => Promise<string>
}

/** The account's public handle, and the cookie of its session: empty while the e-mail address is unverified. */
export interface RegisteredStudent {
  handle: string
  cookie: string
}

/** Creates a student account through the API of a running portal. Throws if a call fails. */
export async function registerStudent(registration: Registration): Promise<RegisteredStudent> {
  const { origin, person, role = 'Student', unverified = false, codeFor } = registration
  // Limits per address must not add up across accounts.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const call = async (wireCall: WireCall, body: object): Promise<Record<string, string>> => {
    const path = callAddress(wireCall)
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const reply: Record<string, string> = await response.json()
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${JSON.stringify(reply)}`)
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const session = cookies.find((cookie) => cookie.startsWith(`${SESSION.cookie}=`))
    if (session) headers.cookie = session
    return reply
  }
  const { phone, email } = person
  const { checkPhoneCode: check, register, activateByCode: activate } = accountFields
  const { otp: id } = await call(accountCalls.sendPhoneCode, { [accountFields.sendPhoneCode.phone]: phone })
  const code = await codeFor(phone)
  await call(accountCalls.checkPhoneCode, { [check.phone]: phone, [check.verificationId]: id, [check.code]: code })
  const notice = { [register.noticeVersion]: PRIVACY_NOTICE_VERSION, [register.noticeLocale]: DEFAULT_LOCALE }
  const registered = { ...person, role, [register.verificationId]: id, ...notice }
  const { userID: handle = '' } = await call(accountCalls.register, registered)
  if (!unverified) {
    const sent = { [activate.userId]: handle, [activate.code]: await codeFor(email) }
    await call(accountCalls.activateByCode, sent)
  }
  return { handle, cookie: headers.cookie ?? '' }
}
