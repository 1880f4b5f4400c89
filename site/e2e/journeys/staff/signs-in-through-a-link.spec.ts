/** @long in a browser; admin-address.test.ts has the addresses */
import { openAdmin, trySignIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

/** `admin-address.test.ts` knows more of them. */
const FOREIGN = '/admin/../../\\evil.example/'

test('Signing in through a link that names another site stays on the portal', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const editor = await aContentEditor(await administratorOf(portal))
  const visited: string[] = []
  await page.route(/evil\.example/, async (route) => {
    const { protocol, host } = new URL(route.request().url())
    if (`${protocol}//${host}` === portal.origin) return route.continue()
    visited.push(route.request().url())
    return route.abort()
  })
  const path = `/admin/login?redirect=${encodeURIComponent(FOREIGN)}`
  await openAdmin(page, path)
  await trySignIn(page, editor)
  await expect(page.getByRole('heading', { name: 'Everything else' })).toBeVisible()
  expect(page.url()).toBe(`${portal.origin}/admin`)

  await openAdmin(page, path)
  await expect(page.getByRole('heading', { name: 'Everything else' }), 'already signed in').toBeVisible()
  expect(page.url()).toBe(`${portal.origin}/admin`)
  expect(visited).toEqual([])
})

test('Signing in through a link to a page of the admin opens that page', { tag: '@long' }, async ({ page, portal }) => {
  const editor = await aContentEditor(await administratorOf(portal))
  await openAdmin(page, '/admin/collections/books?limit=5')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await trySignIn(page, editor)
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/collections\/books\?.*limit=5/)
})
