import { decide } from '../../src/staff/permissions/decide.ts'
import { isGuarded, VERBS, type Verb } from '../../src/staff/permissions/permissions.ts'
import { ROLES, roleTable } from '../../src/staff/permissions/roles.ts'
import { aStaffMember, signedIn } from '../builders/staff.ts'
import { anActiveStudent, loggedIn } from '../builders/students.ts'
import type { TestPortal } from '../start-test-portal.ts'
import type { Passes } from './passes.ts'
import { addressOf, type Door, passesOf, restDoors } from './rest-doors.ts'

type Actor = 'visitor' | 'student' | (typeof ROLES)[number]

/** A visitor, a student, and a member of staff with each role, by the headers with which they are signed in. */
async function actorsOf(portal: TestPortal): Promise<[Actor, Record<string, string>][]> {
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

/** Chooses whom a door is tried with, of all and of those who may pass. */
type Choice = (door: Door, nth: number, actors: { all: readonly Actor[]; open: readonly Actor[] }) => readonly Actor[]

/** Tries the routes of the API; returns a sentence for each that opens to someone else than the table says. */
export async function faultsOfDoors(portal: TestPortal, choose: Choice): Promise<string[]> {
  const { config } = portal.payload
  const actors = await actorsOf(portal)
  const all = actors.map(([actor]) => actor)
  const faults: string[] = []
  for (const [nth, door] of restDoors(config).entries()) {
    const passes = passesOf(config, door)
    if (passes === undefined) {
      faults.push(`${door.method} ${door.path} has no row in cms/test/doors/rest-doors.ts.`)
      continue
    }
    const open = all.filter((actor) => mayPass(door, passes, actor))
    const chosen = choose(door, nth, { all, open })
    for (const [actor, headers] of actors) {
      // Those who sign out end the session that the next rows need.
      if (!chosen.includes(actor) || (door.path.endsWith('/logout') && actor !== 'visitor')) continue
      const body = ['GET', 'DELETE'].includes(door.method) ? undefined : {}
      const { status } = await portal.call(door.method, addressOf(door), body, headers)
      const isRefused = status === 401 || status === 403
      const isRight = passes === 'no one in bulk' ? isRefused || status === 400 : isRefused === !open.includes(actor)
      if (!isRight || status >= 500) faults.push(`${door.method} ${door.path} answers ${status} to ${actor}.`)
    }
  }
  return faults
}
