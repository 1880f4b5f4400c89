import { handleEndpoints, type Payload } from 'payload'
import { readRow } from '../src/database/records/read-row.ts'
import { portalOf } from '../src/foundation/portal.ts'
import { PEER_HEADER } from '../src/http/api/client-address.ts'
import { startStaffSession } from '../src/staff/sign-in/start-staff-session.ts'
import { sameOrigin } from './builders/staff.ts'
import { loggedIn } from './builders/students.ts'

/** Headers by the name of a caller. */
type Callers = Record<string, Record<string, string>>

/** A visitor, and a student and a member of staff with new sessions. */
export async function callersOf(payload: Payload, { student: id = '', staff: email = '' }): Promise<Callers> {
  const student = await payload.findByID({ collection: 'students', id })
  const staff = await readRow({ payload, collection: 'staff', where: { email: { equals: email } } })
  const session = staff && (await startStaffSession({ payload, staff, now: new Date() }))
  return {
    visitor: {},
    student: await loggedIn(payload, student),
    staff: { ...sameOrigin, cookie: `pravesh-staff-token=${session?.token}` },
  }
}

interface ReadOptions {
  callers: Callers
  /** Values for the parameters of addresses, by the part of the address after `/api`. */
  values: Record<string, readonly string[]>
}

/** Its answer has a new token each time. */
const CHANGING = '/api/shiprocket/loginUser'

/** The answers of every read call of the contract, by caller and address. */
export async function readAnswers(payload: Payload, { callers, values }: ReadOptions): Promise<Record<string, string>> {
  const { config } = payload
  const get = async (address: string, headers: Record<string, string>) => {
    const request = new Request(`http://localhost:3000${address}`, {
      headers: { [PEER_HEADER]: '203.0.113.9', ...headers },
    })
    const { instance: payloadInstanceCacheKey } = portalOf(payload)
    const answer = await handleEndpoints({ config, request, payloadInstanceCacheKey })
    return `${answer.status} ${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`
  }
  const { paths } = JSON.parse((await get('/api/openapi.json', {})).slice('200 '.length))
  const answers: Record<string, string> = {}
  for (const [template, methods] of Object.entries<object>(paths)) {
    if (!('get' in methods) || template === CHANGING) continue
    const [parameter] = /\{\w+\}/.exec(template) ?? []
    const given = parameter ? (values[template.split('/')[2] ?? ''] ?? ['none']) : ['']
    for (const value of given) {
      const address = parameter ? template.replace(parameter, value) : template
      for (const [name, headers] of Object.entries(callers)) {
        answers[`${name} ${address}`] = await get(address, headers)
      }
    }
  }
  return answers
}
