import { expect, it } from 'vitest'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { rememberedListAddress } from './remembered-list-address.ts'

const portal = startTestPortal()
const DUE = 'where[or][0][and][0][dueOn][less_than]'

async function aPerson() {
  const headers = new Headers(await signedIn(portal, await aStaffMember(portal.payload)))
  return (searchParams: Record<string, string> = {}, slug = 'applications', more: Record<string, string> = {}) =>
    rememberedListAddress({
      payload: async () => portal.payload,
      segments: ['collections', slug],
      searchParams,
      headers: async () => new Headers([...headers, ...Object.entries(more)]),
    })
}

it('opens a list with the filters and the order that the same person used last', async () => {
  const [asha, bela] = [await aPerson(), await aPerson()]
  expect(await asha()).toBeNull()
  const filters = { 'where[or][0][and][0][course][equals]': 'BED', sort: 'rank' }
  expect(await asha({ ...filters, search: 'ROY', page: '2' })).toBeNull()
  const address = `/admin/collections/applications?${new URLSearchParams(filters)}`
  expect(await asha()).toBe(address)
  expect(await bela()).toBeNull()
  // Fetched ahead by the browser.
  await asha({ sort: 'studentName' }, 'applications', { 'next-router-prefetch': '1' })
  expect(await asha({ page: '2' })).toBeNull()
  expect(await asha()).toBe(address)
  expect(await asha({ sort: 'rank' })).toBeNull()
  expect(await asha()).toBe('/admin/collections/applications?sort=rank')
})

it('keeps days in relation to today, and nothing of other lists', async () => {
  const asha = await aPerson()
  await asha({ [DUE]: '2000-01-01' })
  expect(new URLSearchParams((await asha())?.split('?')[1]).get(DUE)).toBe('2000-01-01')
  const { docs } = await portal.payload.find({ collection: 'payload-preferences', limit: 0 })
  expect(JSON.stringify(docs)).toMatch(/today-\d+/)
  await asha({ sort: 'name' }, 'colleges')
  expect(await asha({}, 'colleges')).toBeNull()
})
