import { fillContactForm } from '../../steps/contact.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { expect, test } from '../../steps/visitor.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'In a browser with JavaScript' : 'In a browser without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('A visitor sends a message that staff can read', async ({ page, portal, context }, { project }) => {
      const firstName = `Rina ${project.name} ${javaScriptEnabled}`
      await page.goto('/contact')
      await fillContactForm(page, { firstName, lastName: 'Sen', phone: someMobile(), comment: 'When does B.Ed begin?' })
      const failed = page.getByText('We could not send your message.')
      if (javaScriptEnabled) {
        await context.setOffline(true)
        await page.getByRole('button', { name: 'Send message' }).click()
        await expect(failed).toBeVisible()
        await context.setOffline(false)
      }
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Thank you, we received your message')).toBeVisible()
      await expect(failed).toBeHidden({ timeout: 2000 })

      const staff = await administratorOf(portal)
      const message = await staff.one('contact-messages', 'firstName', firstName)
      expect(message).toMatchObject({ lastName: 'Sen', comment: 'When does B.Ed begin?', status: 'new' })
    })

    test('An incomplete message lists the errors and preserves the input', async ({ page }) => {
      await page.goto('/contact')
      await fillContactForm(page, { firstName: 'Rina', lastName: ' ', phone: '12345', comment: 'Hello' })
      await page.getByRole('button', { name: 'Send message' }).click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('There is a problem')
      await expect(summary.getByRole('link', { name: 'Enter your last name' })).toBeVisible()
      await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name')
      await summary.getByRole('link', { name: /mobile number of 10 digits/ }).click()
      await expect(page.getByLabel('Phone number')).toBeFocused()
      await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Phone number')).toHaveValue('12345')
      await expect(page.getByLabel('Your message')).toHaveValue('Hello')
      if (!javaScriptEnabled) return
      await page.getByLabel('Last name').fill('Sen')
      await expect(summary.getByRole('link')).toHaveText([/mobile number of 10 digits/])
      await page.getByLabel('Phone number').fill('9830012345')
      await expect(summary).toBeHidden()
      await expect(page.getByLabel('Phone number')).not.toHaveAttribute('aria-invalid')
    })
  })
}

function someMobile(): string {
  return `9${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`
}
