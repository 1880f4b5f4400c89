/** @long from the visitor to the dashboard; contact.int.test.ts stores it */
import { follow, openAdmin, signIn } from '../../steps/admin.ts'
import { fillContactForm } from '../../steps/contact.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

test('Staff find a visitor’s message from the dashboard', { tag: '@long' }, async ({ page, portal, browser }) => {
  const visitor = await browser.newPage({ baseURL: portal.origin })
  await visitor.goto('/contact')
  await fillContactForm(visitor, {
    firstName: 'Rina',
    lastName: 'Sen',
    phone: '98300 12345',
    comment: 'When does B.Ed begin?',
  })
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.getByText('Thank you, we received your message')).toBeVisible()
  await visitor.close()

  await signIn(page, await aContentEditor(await administratorOf(portal)))
  await openAdmin(page, '/admin')
  await page.getByRole('link', { name: '1 request is waiting for an answer' }).click()
  await follow(page, page.getByRole('table').getByRole('link', { name: 'Rina' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'When does B.Ed begin?' })).toBeVisible()
})
