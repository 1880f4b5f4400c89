/** @sqlite-only who may; limits.int.test.ts reads and counts what roles may on both databases */
import { contactStaffCalls } from '@pravesh/shared/accounts/contact-staff-calls'
import { staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { feeStaffCalls } from '@pravesh/shared/fees/review/staff-calls'
import type { Access, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../../../test/builders/staff.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Staff } from '../../payload-types.ts'
import { decide } from './decide.ts'
import { CLOSED_BY_PAYLOAD } from './guard-internals.ts'
import type { Guarded, Verb } from './permissions.ts'
import { ROLES, type Role, roleTable } from './roles.ts'

const portal = startTestPortal()

let made = 0
async function aStaffMember(...roles: Role[]): Promise<Staff & { collection: 'staff' }> {
  made += 1
  const data = { name: `Person ${made}`, email: `person${made}@pravesh.example`, password: 'a long password', roles }
  return { ...(await portal.payload.create({ collection: 'staff', data })), collection: 'staff' }
}
const someone = (roles: readonly Role[]) => ({ id: 'me', collection: 'staff', roles })
const aStudent = { id: 'me', collection: 'students', roles: ROLES }

/** The result of an access function, in the terms of the role table. */
async function answer(access: Access | undefined, user: unknown): Promise<string> {
  const result = await access?.({ req: { user, payload: portal.payload } as PayloadRequest })
  if (typeof result === 'object') return 'own'
  return result ? 'all' : 'none'
}

const COLLECTION_VERBS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
const GLOBAL_VERBS = ['read', 'update', 'readVersions'] as const
/** All collections and globals under the role table, with their access functions. */
function guarded() {
  const { collections, globals } = portal.payload.config
  return [
    ...collections.map(({ slug, access }) => ({ slug, access, verbs: COLLECTION_VERBS as readonly Verb[] })),
    ...globals.map(({ slug, access }) => ({ slug, access, verbs: GLOBAL_VERBS as readonly Verb[] })),
  ].filter(({ slug }) => !CLOSED_BY_PAYLOAD.includes(slug))
}

describe('the running configuration', () => {
  it('matches the role table for every collection, role and verb', async () => {
    for (const { slug, access, verbs } of guarded()) {
      for (const verb of verbs) {
        for (const role of ROLES) {
          const wanted = decide({ table: roleTable, roles: [role], subject: slug as Guarded, verb })
          expect(await answer(Reflect.get(access, verb), someone([role])), `${slug} ${verb} ${role}`).toBe(wanted)
        }
      }
    }
  })

  it('denies everything to visitors, to students and to staff without a role', async () => {
    for (const { slug, access, verbs } of guarded()) {
      for (const verb of verbs) {
        for (const user of [null, aStudent, someone([])]) {
          expect(await answer(Reflect.get(access, verb), user), `${slug} ${verb}`).toBe('none')
        }
      }
    }
  })

  it('denies visitors the REST API', async () => {
    const { collections, globals } = portal.payload.config
    const paths = [
      ...collections.filter(({ endpoints }) => endpoints !== false).map(({ slug }) => `/api/${slug}`),
      ...globals.map(({ slug }) => `/api/globals/${slug}`),
      '/api/payload-jobs/run',
    ]
    for (const path of paths) {
      const { status } = await portal.call('GET', path)
      expect([401, 403, 404], path).toContain(status)
    }
  })
})

describe('the staff endpoints', () => {
  /** The portal's own staff endpoints: those of the review screen, and those that collections add to Payload's. */
  function staffEndpoints(): string[] {
    const ofCollections = portal.payload.config.collections.flatMap(({ slug, endpoints }) =>
      (endpoints || [])
        .filter(({ path }) => path.startsWith('/:id/') && path !== '/:id/duplicate')
        .map(({ method, path }) => `${method} /api/${slug}${path}`),
    )
    return [
      ...Object.values({ ...staffCalls, ...feeStaffCalls, ...contactStaffCalls }).map(
        ({ method, path }) => `${method} /api${path}`,
      ),
      ...ofCollections,
    ]
  }

  it('reject staff without a role, students and visitors', async () => {
    const { payload, call } = portal
    const member = await aStaffMember('store')
    const as = await signedIn(portal, member, 'a long password')
    const { sessions } = (await readRow({ payload, collection: 'staff', where: { id: { equals: member.id } } })) ?? {}
    await updateRow({ payload, collection: 'staff', where: member.id, data: { roles: [], sessions } })
    const student = await loggedIn(payload, await anActiveStudent(payload))
    const calls = staffEndpoints()
    expect(calls).toContain('post /api/messages/:id/send-again')
    expect(calls).toContain('get /api/courses/:id/consequences')
    for (const each of calls) {
      const [method = '', path = ''] = each.split(' ')
      const ask = (headers: Record<string, string>) =>
        call(method.toUpperCase(), path.replace(':id', 'x'), method === 'get' ? undefined : {}, headers)
      expect((await ask(as)).status, each).toBe(403)
      for (const others of [student, {}]) expect([401, 403], each).toContain((await ask(others)).status)
    }
  })
})

describe('staff and their roles', () => {
  it('let a content editor see only their own account, and not change their roles', async () => {
    const { payload } = portal
    await aStaffMember('administrator')
    const editor = await aStaffMember('content-editor')
    const as = { collection: 'staff', overrideAccess: false, user: editor } as const
    expect((await payload.find(as)).docs.map(({ id }) => id)).toEqual([editor.id])
    await payload.update({ ...as, id: editor.id, data: { name: 'Asha Rao', roles: ['administrator'] } })
    const after = await payload.findByID({ collection: 'staff', id: editor.id })
    expect(after).toMatchObject({ name: 'Asha Rao', roles: ['content-editor'] })
  })

  it('prevent deleting the last administrator, even in bulk', async () => {
    const { payload } = portal
    await payload.delete({ collection: 'staff', where: { roles: { not_in: ['administrator'] } } })
    const { errors } = await payload.delete({ collection: 'staff', where: {} })
    expect(errors.map(({ message }) => message).join()).toContain('last administrator')
    const { docs } = await payload.find({ collection: 'staff' })
    const left = docs.filter(({ roles }) => roles.includes('administrator'))
    expect(left).toHaveLength(1)
    const id = left[0]?.id ?? ''
    // Colleagues without a role may be kept, too: none of those who would remain can manage staff.
    for (const other of docs.filter((each) => each.id !== id))
      await payload.delete({ collection: 'staff', id: other.id })
    await expect(payload.delete({ collection: 'staff', id })).rejects.toThrow('last administrator')
    await expect(payload.update({ collection: 'staff', id, data: { roles: ['store'] } })).rejects.toThrow(
      'last administrator',
    )
    await aStaffMember('administrator')
    expect(await payload.update({ collection: 'staff', id, data: { roles: ['store'] } })).toMatchObject({
      roles: ['store'],
    })
  })
})
