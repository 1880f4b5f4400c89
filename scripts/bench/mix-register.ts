import { SESSION } from '@pravesh/shared/accounts/session'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { paths } from '@pravesh/shared/site/paths'
import type { EnrolledApplicant } from './cluster-enrol.ts'
import { cookiesOf, type MixClient } from './mix-client.ts'
import type { StaffMember } from './mix-staff.ts'

const BROTLI = { 'accept-encoding': 'br' }

interface Newcomer {
  client: MixClient
  person: EnrolledApplicant
  password: string
  /** Reads the codes from the outbox, in place of a phone and an e-mail account. */
  staff: StaffMember
}

/** Verifies the phone, registers and verifies the e-mail address. Returns the token of the session. */
export async function register({ client, person, password, staff }: Newcomer): Promise<string> {
  const { name, email, phone } = person
  const fields = accountFields
  const call = async (
    route: 'sendPhoneCode' | 'checkPhoneCode' | 'register' | 'activateByCode',
    body: object,
    cookie = '',
  ) =>
    client.send(route, {
      method: 'POST',
      path: `/api${accountCalls[route].path}`,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  const page = (path: string) => client.send('page of the account', { path, headers: BROTLI })

  await page(paths.verify)
  const sent = await call('sendPhoneCode', { [fields.sendPhoneCode.phone]: phone })
  const verificationId: string = JSON.parse(sent.text).otp
  const check = fields.checkPhoneCode
  await call('checkPhoneCode', {
    [check.phone]: phone,
    [check.verificationId]: verificationId,
    [check.code]: await staff.codeFor(client, phone),
  })
  await page(paths.register)
  const names = fields.register
  const registered = await call('register', {
    [names.name]: name,
    [names.email]: email,
    [names.phone]: phone,
    [names.role]: 'Student',
    [names.password]: password,
    [names.verificationId]: verificationId,
  })
  const handle: string = JSON.parse(registered.text).userID
  await page(paths.verifyAccount(handle))
  const code = await staff.codeFor(client, email)
  const activation = { [fields.activateByCode.userId]: handle, [fields.activateByCode.code]: code }
  const cookies = cookiesOf(await call('activateByCode', activation, cookiesOf(registered)))
  return new RegExp(`${SESSION.cookie}=([^;]+)`).exec(cookies)?.[1] ?? ''
}
