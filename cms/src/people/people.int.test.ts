import type { FoundGroup } from '@pravesh/shared/student/staff-search'
import type { TypedUser } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { givenSiteSettings } from '../../test/builders/site-settings.ts'
import { aLimitedMember, twoWorlds } from '../../test/limited-staff.ts'
import { aStaffSession } from '../../test/staff-session.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Role } from '../staff/permissions/roles.ts'
import { loadPerson } from './load-person.ts'

const portal = startTestPortal()
const worlds = twoWorlds(portal)
beforeAll(async () => {
  const { payload } = portal
  await givenSiteSettings(payload)
  // Writes the search texts of records that the builders stored without.
  for (const { ids } of [worlds.inside, worlds.outside]) {
    const { id: studentId, phone } = await payload.findByID({ collection: 'students', id: String(ids.students) })
    const changed = { payload, change: { studentId, contact: 'phone' as const, from: phone, to: phone } }
    for (const { contactChanged } of portalOf(payload).features) await contactChanged?.(changed)
  }
})

const searchAs = (headers: Record<string, string>, text: string) =>
  portal.call('GET', `/api/people/search?${new URLSearchParams({ text })}`, undefined, headers)

async function aPerson(role: Role) {
  const { headers, user } = await aStaffSession(portal, [role])
  return { headers, user: user as unknown as TypedUser }
}

/** The headings of the groups with their titles. */
async function found(headers: Record<string, string>, text: string): Promise<Record<string, string[]>> {
  const { status, reply } = await searchAs(headers, text)
  expect(status).toBe(200)
  const groups: FoundGroup[] = reply.result
  return Object.fromEntries(groups.map(({ heading, records }) => [heading, records.map(({ title }) => title)]))
}

describe('the search for everything', () => {
  it('finds a person and their records by name, phone, e-mail and each number', async () => {
    const { headers } = await aPerson('administrator')
    const { inside } = worlds
    const student = await portal.payload.findByID({ collection: 'students', id: String(inside.ids.students) })
    for (const text of [student.name, student.phone, student.phone.slice(-6), student.email]) {
      expect((await found(headers, text)).People).toContain(student.name)
    }
    expect(Object.keys(await found(headers, student.name))).toEqual(
      expect.arrayContaining(['Applications', 'Payments', 'Receipts', 'Refunds', 'People']),
    )
    const application = await portal.payload.findByID({
      collection: 'applications',
      id: String(inside.ids.applications),
    })
    const receipt = await portal.payload.findByID({ collection: 'receipts', id: String(inside.ids.receipts) })
    expect((await found(headers, application.number)).Applications?.join()).toContain(application.number)
    expect((await found(headers, receipt.number)).Receipts).toContain(receipt.number)
    expect((await found(headers, inside.transactionId)).Payments).toHaveLength(1)
    const recorded = await portal.payload.find({
      collection: 'access-records',
      where: { filters: { equals: JSON.stringify({ text: inside.transactionId }) } },
    })
    expect(recorded.docs.map(({ kind, subject }) => [kind, subject])).toEqual([['list', 'Search for everything']])
  })

  it('finds what each role may read, and nothing outside a limit', async () => {
    const { outside, inside } = worlds
    const store = await aPerson('store')
    expect(await found(store.headers, inside.phone)).toEqual({})
    const limited = await aLimitedMember(portal, { colleges: [inside.college] })
    expect(Object.keys(await found(limited.headers, inside.phone)).length).toBeGreaterThan(3)
    expect(await found(limited.headers, outside.phone)).toEqual({})
    expect(await found(limited.headers, outside.transactionId)).toEqual({})
  })

  it('is refused to visitors and students, and for texts that are too short or too long', async () => {
    expect((await searchAs({}, 'asha')).status).toBe(401)
    const { headers } = await aPerson('accounts')
    for (const text of ['', 'a', 'x'.repeat(101)]) {
      const { status, reply } = await searchAs(headers, text)
      expect({ status, field: reply.errors?.[0]?.field }).toEqual({ status: 400, field: 'text' })
    }
  })
})

describe('the page of a person', () => {
  it('has the records of all features that the reader may read, with addresses', async () => {
    const { inside } = worlds
    const { user } = await aPerson('administrator')
    const groups = await loadPerson({ payload: portal.payload, user, studentId: String(inside.ids.students) })
    expect(groups.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Applications', 'Payments', 'Receipts', 'Refunds']),
    )
    const lines = groups.flatMap((group) => group.lines)
    expect(lines.every(({ title, href }) => title !== '' && href.startsWith('/admin/collections/'))).toBe(true)
    const ids = lines.map(({ title, details }) => [title, ...details].join(' ')).join(' ')
    expect(ids).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  })

  it('has days without a time, and reads the settings of fees once', async () => {
    const { payload } = portal
    const { user } = await aPerson('administrator')
    const read = vi.spyOn(payload, 'findGlobal')
    const groups = await loadPerson({ payload, user, studentId: String(worlds.inside.ids.students) })
    expect(read.mock.calls.filter(([{ slug }]) => slug === 'fee-settings')).toHaveLength(1)
    const detailsOf = (name: string) =>
      groups.find(({ heading }) => heading === name)?.lines.map(({ details }) => details)
    const fees = detailsOf('Student fees') ?? []
    expect(fees.length).toBeGreaterThan(1)
    expect(fees.flat().join()).toMatch(/,\d{1,2} [A-Z][a-z]{2} \d{4}\b/)
    expect(fees.flat().join()).not.toMatch(/\d [ap]m/)
    expect(detailsOf('Offline payments')?.map((details) => details.at(-1))).toEqual(['20 Nov 2026'])
  })

  it('has nothing of another college for limited staff', async () => {
    const { inside, outside } = worlds
    const { user } = await aLimitedMember(portal, { colleges: [inside.college] })
    const { payload } = portal
    expect(await loadPerson({ payload, user: user as TypedUser, studentId: String(outside.ids.students) })).toEqual([])
  })
})
