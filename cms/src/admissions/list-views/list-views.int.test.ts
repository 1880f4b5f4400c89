import { MAX_LIST_VIEWS } from '@pravesh/shared/admissions/status/list-views'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { TypedUser } from 'payload'
import { expect, it } from 'vitest'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Role } from '../../staff/permissions/roles.ts'
import { findListViews } from './find-list-views.ts'

const portal = startTestPortal()
const PATH = '/api/application/staff-list-views'
const today = dayInIndia(new Date())
const query = new URLSearchParams({
  'where[or][0][and][0][dueOn][less_than]': today,
  'where[or][0][and][1][college][equals]': 'deleted',
  search: 'ROY',
  sort: 'rank',
}).toString()

async function aPerson(role: Role) {
  const { headers, user: session } = await aStaffSession(portal, [role])
  const user: TypedUser = {
    ...(await portal.payload.findByID({ collection: 'staff', id: session.id })),
    collection: 'staff',
  }
  return {
    save: (name: string, more: object = {}) => portal.call('POST', PATH, { name, query, ...more }, headers),
    change: (id: string, body: object) => portal.call('POST', `${PATH}/${id}`, { query, ...body }, headers),
    remove: (id: string) => portal.call('POST', `${PATH}/${id}/delete`, {}, headers),
    views: () => findListViews(portal.payload, user),
  }
}

it('views are one’s own, or shared by those who decide, with days in relation to today', async () => {
  const [officer, colleague, verifier] = [
    await aPerson('admissions-officer'),
    await aPerson('admissions-officer'),
    await aPerson('verifier'),
  ]
  expect((await officer.save('Late')).status).toBe(200)
  expect((await officer.save('Of all', { isShared: true })).reply.msg).toBe('View saved for all colleagues.')
  expect((await verifier.save('For all', { isShared: true })).status).toBe(403)
  const [shared, ...more] = await colleague.views()
  expect(more).toEqual([])
  expect(shared).toMatchObject({ name: 'Of all', isShared: true, mayChange: false })
  const stored = new URLSearchParams(shared?.query)
  expect([...stored.values()]).toEqual(['today+0', 'deleted', 'rank'])
  expect((await colleague.remove(shared?.id ?? '')).status).toBe(404)
  expect((await colleague.change(shared?.id ?? '', { name: 'Mine' })).status).toBe(404)
  const [own] = (await officer.views()).filter(({ name }) => name === 'Late')
  expect((await officer.change(own?.id ?? '', { name: 'Overdue' })).status).toBe(200)
  expect((await officer.views()).map(({ name }) => name).sort()).toEqual(['Of all', 'Overdue'])
  const administrator = await aPerson('administrator')
  expect((await administrator.remove(shared?.id ?? '')).status).toBe(200)
  expect(await colleague.views()).toEqual([])
})

itsRule('views are refused with the field and the reason', async () => {
  const officer = await aPerson('admissions-officer')
  const refused = async (name: string, more = {}) => (await officer.save(name, more)).reply.errors?.[0]
  expect(await refused(' ')).toMatchObject({ field: 'name', message: 'Enter a name for the view.' })
  expect(await refused('x', { query: 'search=ROY' })).toMatchObject({ field: 'query' })
  for (let each = 0; each < MAX_LIST_VIEWS; each++) await officer.save(`View ${each}`)
  expect(await refused('One more')).toMatchObject({ field: 'name', code: 'tooMany' })
})
