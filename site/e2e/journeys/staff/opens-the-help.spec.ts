/** @long from the screen to the page; help.test.ts has the page of each screen */
import { expectAccessible } from '../../checks/axe.ts'
import { signIn, trySignIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, aStoreClerk } from '../../steps/staff-api.ts'

test('A clerk opens the help with a screen in another tab, and its link after signing in', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const clerk = await aStoreClerk(await administratorOf(portal))

  await test.step('The link of a screen leads to its part of the page of the role', async () => {
    await signIn(page, clerk)
    await page.goto('/admin/collections/book-stock')
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Help with this screen (opens in a new tab)' }).click()
    const help = await opening
    await expect(help).toHaveURL('/admin/help/store#change-the-stock')
    await expect(help.getByRole('heading', { name: 'Change the stock' })).toBeInViewport()
    const broken = () => Array.from(document.images, ({ src, naturalWidth }) => ({ src, naturalWidth }))
    await help.getByRole('img').first().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await help.evaluate(broken))[0]?.naturalWidth).toBeGreaterThan(300)
    await expectAccessible(help, 'the help')
    await help.close()
  })

  await test.step('Signed out, the address leads to the sign-in and back', async () => {
    await page.context().clearCookies()
    await page.goto('/admin/help/store')
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
    await trySignIn(page, clerk)
    await expect(page.getByRole('heading', { level: 1, name: 'Book store' })).toBeVisible()
  })
})
