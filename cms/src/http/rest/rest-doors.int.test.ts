/** @sqlite-only who may pass a route does not depend on the database */
import { expect, it } from 'vitest'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import {
  addressOf,
  type Door,
  FEATURE_DOORS,
  OWN_DOORS,
  type Passes,
  passesOf,
  restDoors,
} from '../../../test/doors/rest-doors.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { decide } from '../../staff/permissions/decide.ts'
import { isGuarded, VERBS, type Verb } from '../../staff/permissions/permissions.ts'
import { ROLES, roleTable } from '../../staff/permissions/roles.ts'

const portal = startTestPortal()

type Actor = 'visitor' | 'student' | (typeof ROLES)[number]

async function headersOfActors(): Promise<[Actor, Record<string, string>][]> {
  const { payload } = portal
  const student = await loggedIn(payload, await anActiveStudent(payload))
  const actors: [Actor, Record<string, string>][] = [
    ['visitor', {}],
    ['student', student],
  ]
  for (const role of ROLES) actors.push([role, await signedIn(portal, await aStaffMember(payload, { role }))])
  return actors
}

const isVerb = (passes: Passes): passes is Verb => VERBS.some((verb) => verb === passes)

function mayPass(door: Door, passes: Passes, actor: Actor): boolean {
  const roles = ROLES.filter((role) => role === actor)
  if (passes === 'everybody') return true
  if (passes === 'nobody' || passes === 'no one in bulk') return false
  if (passes === 'signed in') return actor !== 'visitor'
  if (passes === 'student') return actor === 'student'
  if (passes === 'staff') return roles.length > 0
  if (!isVerb(passes)) return roles.some((role) => passes.includes(role))
  const subject = door.subject ?? ''
  if (!isGuarded(subject)) return false
  const decision = decide({ table: roleTable, roles, subject, verb: passes })
  // A record of one's own can be read among others; the address names another one.
  return decision === 'all' || (decision === 'own' && passes === 'read')
}

it('opens each route of the API to those in the table, and to no one else', async () => {
  const { config } = portal.payload
  const actors = await headersOfActors()
  const faults: string[] = []
  for (const door of restDoors(config)) {
    const passes = passesOf(config, door)
    if (passes === undefined) {
      faults.push(`${door.method} ${door.path} has no row in cms/test/doors/rest-doors.ts.`)
      continue
    }
    for (const [actor, headers] of actors) {
      // Those who sign out end the session that the next rows need.
      if (door.path.endsWith('/logout') && actor !== 'visitor') continue
      const body = ['GET', 'DELETE'].includes(door.method) ? undefined : {}
      const { status } = await portal.call(door.method, addressOf(door), body, headers)
      const isRefused = status === 401 || status === 403
      const isRight =
        passes === 'no one in bulk' ? isRefused || status === 400 : isRefused === !mayPass(door, passes, actor)
      if (!isRight || status >= 500) faults.push(`${door.method} ${door.path} answers ${status} to ${actor}.`)
    }
  }
  expect(faults).toEqual([])
})

it('has no row for a route that is gone', () => {
  const names = restDoors(portal.payload.config).map(({ method, path }) => `${method} ${path}`)
  expect(names.length).toBeGreaterThan(600)
  expect(Object.keys({ ...FEATURE_DOORS, ...OWN_DOORS }).filter((name) => !names.includes(name))).toEqual([])
})

it.each([
  ['GET', '/api/graphql'],
  ['POST', '/api/graphql'],
  ['GET', '/api/graphql-playground'],
  ['GET', '/api/students/me'],
  ['GET', '/api/students/init'],
  ['POST', '/api/students/logout'],
  ['POST', '/api/staff/verify/x'],
  ['POST', '/api/payload-jobs/queue'],
  ['POST', '/api/payload-preferences'],
  ['PATCH', '/api/payload-preferences/x'],
  ['GET', '/api/payload-query-presets'],
  ['GET', '/api/payload-folders'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/courses/live-preview'],
])('does not have %s %s', async (method, path) => {
  const { status } = await portal.call(method, path, method === 'GET' ? undefined : {})
  // The last part may be read as the id of a record, which visitors may not see.
  expect([403, 404, 405]).toContain(status)
})

it.each(['x-http-method-override', 'x-payload-http-method-override'])(
  'turns no POST into a change: %s',
  async (name) => {
    for (const method of ['DELETE', 'PATCH', 'PUT', 'delete', 'HEAD']) {
      const { status } = await portal.call('POST', '/api/books', {}, { [name]: method })
      expect([401, 403]).toContain(status)
    }
  },
)
