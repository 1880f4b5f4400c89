import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import { describe, expect, it } from 'vitest'
import { anOpenCourse, aSubmittedApplication } from '../../../test/builders/applications.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readGlobalRow, updateGlobalRow } from '../../database/records/global-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Role } from '../../staff/index.ts'
import { ADOPTED_BASIS, adoptIdentityNumbers, storedChoice } from '../settings/identity-numbers.ts'
import { identityKey } from './identity-key.ts'

const portal = startTestPortal()

describe('at its start, a portal that has not chosen', () => {
  const unchosen = () =>
    updateGlobalRow({
      payload: portal.payload,
      slug: 'admission-settings',
      data: { identityNumbers: null, identityBasis: null },
    })

  it('keeps full numbers if it has some, and else the last four digits', async () => {
    await keepIdentityNumbers(portal.payload, 'full')
    await aSubmittedApplication(portal.payload, { open: await anOpenCourse(portal.payload, 'DELED') })
    await unchosen()
    await adoptIdentityNumbers(portal.payload)
    const row = await readGlobalRow({ payload: portal.payload, slug: 'admission-settings' })
    expect(row).toMatchObject({ identityNumbers: 'full', identityBasis: ADOPTED_BASIS })
    for (const collection of ['application-events', 'applications'] as const)
      await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
    await adoptIdentityNumbers(portal.payload)
    expect(await storedChoice(portal.payload)).toBe('full')
    await unchosen()
    await adoptIdentityNumbers(portal.payload)
    expect(await storedChoice(portal.payload)).toBe('last-four' satisfies IdentityNumbers)
  })
})

describe('what is kept', () => {
  const choose = (role: Role, data: { identityNumbers: IdentityNumbers; identityBasis?: string }) =>
    aStaffSession(portal, [role]).then(({ user }) =>
      portal.payload.updateGlobal({ slug: 'admission-settings', data, overrideAccess: false, user }),
    )

  itsRule('is full numbers only with a basis', async () => {
    await keepIdentityNumbers(portal.payload, 'last-four')
    const refused = choose('administrator', { identityNumbers: 'full', identityBasis: ' ' })
    await expect(refused).rejects.toThrow('On what basis you keep full numbers')
    expect(await storedChoice(portal.payload)).toBe('last-four')
    await choose('administrator', { identityNumbers: 'full', identityBasis: 'The scholarship act.' })
    expect(await storedChoice(portal.payload)).toBe('full')
  })

  it('is chosen by administrators alone', async () => {
    await keepIdentityNumbers(portal.payload, 'last-four')
    await choose('admissions-officer', { identityNumbers: 'full', identityBasis: 'The scholarship act.' })
    expect(await storedChoice(portal.payload)).toBe('last-four')
  })
})

it('hashes with one key, which a lost FIELD_KEY replaces', async () => {
  const { payload } = portal
  const key = await identityKey(payload)
  const all = await Promise.all(Array.from({ length: 5 }, () => identityKey(payload)))
  expect(new Set(all.map((each) => each.toString('hex')))).toEqual(new Set([key.toString('hex')]))
  const { env } = portalOf(payload)
  const fieldKeys = [...env.fieldKeys]
  Object.assign(env, { fieldKeys: ['ab'.repeat(32)] })
  const next = await identityKey(payload)
  expect(next.equals(key)).toBe(false)
  expect((await identityKey(payload)).equals(next)).toBe(true)
  Object.assign(env, { fieldKeys })
  expect((await identityKey(payload)).equals(key)).toBe(true)
})
