/** @sqlite-only a session is the only thing that it reads */
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { NO_INLINE } from '../../http/files/inline-hashes.ts'
import { ROLES } from '../permissions/roles.ts'
import { helpRoutes } from './routes.ts'
import { screens } from './screens.ts'

const portal = startTestPortal()

async function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(address, 'http://localhost:3000')
  const route = helpRoutes.find(({ path }) =>
    typeof path === 'string' ? path === url.pathname : path.test(url.pathname),
  )
  const none = () => Promise.reject(new Error('not rendered'))
  const parts = { payload: portal.payload, render: none, inlineHashes: NO_INLINE, pageAt: none, clientAddress: '' }
  const response = await route?.handle({ ...parts, request: new Request(url, { headers }), url })
  if (!response) throw new Error(`No route serves ${address}.`)
  return response
}

it('everything in the menu of a role has help', () => {
  const { collections, globals } = portal.payload.config
  const isVisible = ({ admin }: SanitizedCollectionConfig | SanitizedGlobalConfig) => {
    const hidden = admin?.hidden
    if (typeof hidden !== 'function') return hidden !== true
    return ROLES.some((role) => !hidden({ user: { collection: 'staff', roles: [role] } as never }))
  }
  const names = [
    ...collections.filter(isVisible).map(({ slug }) => `collections/${slug}`),
    ...globals.filter(isVisible).map(({ slug }) => `globals/${slug}`),
  ].filter((name) => !name.includes('/payload-'))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !screens[name])).toEqual([])
})

it('every view that the portal adds to the admin has help', () => {
  const views = Object.keys(portal.payload.config.admin.components.views ?? {})
  expect(views.toSorted()).toEqual([
    'dashboard',
    'exports',
    'figureKeys',
    'figures',
    'invitation',
    'login',
    'mentions',
    'reports',
    'translations',
  ])
  for (const view of ['', 'exports', 'figures', 'invitation', 'mentions', 'reports', 'translations'])
    expect(screens[view]).toBeTruthy()
})

describe('GET /admin/help', () => {
  it.each(['/admin/help', '/admin/help/store', '/admin/help/pictures/order.webp'])(
    'asks a visitor to sign in and then leads back: %s',
    async (address) => {
      const response = await get(address)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`/admin/login?redirect=${encodeURIComponent(address)}`)
    },
  )

  it('is the same handbook for each role', async () => {
    const { headers } = await aStaffSession(portal, ['store'])
    const response = await get('/admin/help/accounts', headers)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<title>Accounts · Help · Pravesh</title>')
    expect(html).toContain('<a href="/admin/help/accounts" aria-current="page">')
    expect(html).toContain('<h2 id="refund-a-payment">')
    expect(html).toContain('<li><a href="#refund-a-payment">')
    expect(html).not.toMatch(/<script|<style|style=/)
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('has the overview first, and pictures', async () => {
    const { headers } = await aStaffSession(portal, ['administrator'])
    expect(await (await get('/admin/help', headers)).text()).toContain('<h1 id="work-in-the-admin">')
    const picture = await get('/admin/help/pictures/order.webp', headers)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
  })

  it.each(['/admin/help/nothing', '/admin/help/pictures/nothing.webp'])('is missing: %s', async (address) => {
    const { headers } = await aStaffSession(portal, ['accounts'])
    expect((await get(address, headers)).status).toBe(404)
  })

  it('has one stylesheet, for everyone', async () => {
    expect((await get('/admin/help/help.css')).headers.get('content-type')).toContain('text/css')
  })
})
