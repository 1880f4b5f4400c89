import { beforeEach, expect, it } from 'vitest'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { staffAccounts } from '../../../test/staff-accounts.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Staff } from '../../payload-types.ts'

const portal = startTestPortal()
const everyone = { id: { exists: true } }
const accounts = staffAccounts(portal)

let asha: Staff
let administrator: Record<string, string>
beforeEach(async () => {
  for (const collection of ['rate-limits', 'messages', 'staff'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: everyone })
  }
  asha = await aStaffMember(portal.payload, { name: 'Asha Rao' })
  administrator = await signedIn(portal, asha)
})

const active = () =>
  countRows({
    payload: portal.payload,
    collection: 'staff',
    where: { and: [{ roles: { in: ['administrator'] } }, { deactivatedAt: { equals: null } }] },
  })

it('one administrator remains when administrators deactivate each other at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    await deleteRows({ payload: portal.payload, collection: 'staff', where: everyone })
    const people = await Promise.all([1, 2, 3].map(() => aStaffMember(portal.payload)))
    const sessions = await Promise.all(people.map((person) => signedIn(portal, person)))
    const next = (i: number) => people[(i + 1) % people.length] as Staff
    const answers = await Promise.all(people.map((_, i) => accounts.deactivate(next(i), sessions[i] ?? {})))
    for (const { status } of answers) expect([200, 401, 409]).toContain(status)
    expect(await active()).toBeGreaterThan(0)
  }
})

it('one administrator remains when one is deactivated and the other one loses the role at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    await deleteRows({ payload: portal.payload, collection: 'staff', where: everyone })
    const [one, other] = [await aStaffMember(portal.payload), await aStaffMember(portal.payload)]
    const [first, second] = [await signedIn(portal, one), await signedIn(portal, other)]
    await Promise.all([
      accounts.deactivate(other, first),
      portal.call('PATCH', `/api/staff/${one.id}`, { roles: ['store'] }, second),
    ])
    expect(await active()).toBeGreaterThan(0)
  }
})

it('the last administrator is one who can sign in: neither deactivated nor invited', async () => {
  const ravi = await aStaffMember(portal.payload, { name: 'Ravi Sen' })
  await portal.call(
    'POST',
    '/api/staff',
    { name: 'Mina Das', email: 'mina@pravesh.example', roles: ['administrator'] },
    administrator,
  )
  expect(await accounts.deactivate(ravi, administrator)).toMatchObject({ status: 200 })
  const demoted = await portal.call('PATCH', `/api/staff/${asha.id}`, { roles: ['store'] }, administrator)
  expect(demoted).toMatchObject({ status: 400 })
  expect(demoted.text).toContain('last administrator')
  await accounts.call(`/${ravi.id}/reactivate`, {}, administrator)
  const left = await portal.call('PATCH', `/api/staff/${asha.id}`, { roles: ['store'] }, administrator)
  expect(left).toMatchObject({ status: 200 })
  const where = { id: { equals: ravi.id } }
  expect((await readRow({ payload: portal.payload, collection: 'staff', where }))?.heldUntil ?? null).toBeNull()
})
