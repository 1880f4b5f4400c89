import { BUSY_HEADER } from '@pravesh/shared/platform/busy'
import { busyMessage } from '@pravesh/shared/platform/busy-message'
import { PHONE } from '../../../../scripts/lib/screens.ts'
import { fillContactForm } from '../../steps/contact.ts'
import { codeFor } from '../../steps/messages.ts'
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
      await expect(page.getByText(message.reference)).toBeVisible()
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

test('A message waits while the portal is busy, and is sent by itself', async ({ page }) => {
  let refusals = 1
  await page.route('**/api/contact/postContact', async (route) => {
    const json = { success: false, msg: busyMessage(1) }
    if (refusals-- > 0) await route.fulfill({ status: 503, headers: { [BUSY_HEADER]: '1', 'retry-after': '1' }, json })
    else await route.continue()
  })
  await page.goto('/contact')
  await fillContactForm(page, { firstName: 'Rina', lastName: 'Sen', phone: someMobile(), comment: 'Hello' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(
    page.getByText('Many people are using the portal right now. It goes on by itself in about 2 s'),
  ).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('Hello')
  await expect(page.getByText('Thank you, we received your message')).toBeVisible()
  await expect(page.getByText('Many people are using the portal right now')).toBeHidden({ timeout: 2000 })
})

test('A mistyped e-mail address is questioned when it is left, and corrected or kept', async ({ page }) => {
  await page.goto('/contact')
  const email = page.getByLabel('E-mail address')
  const question = page.getByText('Did you mean')
  await email.fill('rina@gmial.com')
  await expect(question).toBeHidden()
  await page.getByLabel('Your message').click()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'rina@gmail.com' }).click()
  await expect(email).toHaveValue('rina@gmail.com')
  await expect(email).toBeFocused()
  await expect(question).toBeHidden()

  await email.fill('rina@gmal.com')
  await page.keyboard.press('Tab')
  await expect(question).toBeVisible()
  await email.fill('rina@school.example')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your message')).toBeFocused()
  await expect(question).toBeHidden()
})

test.describe('On a phone', () => {
  test.use(PHONE)

  test('A visitor without an account asks for help and reads the answer', async ({ page, portal }) => {
    const phone = someMobile()
    await page.goto('/contact')
    await fillContactForm(page, { firstName: 'Rina', lastName: 'Sen', phone, comment: 'When does B.Ed begin?' })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Your reference number')).toBeVisible()
    const staff = await administratorOf(portal)
    const { id } = await staff.one('contact-messages', 'phone', phone)
    await staff.post(`contact/staff/${id}/answer`, { text: 'In July.', key: crypto.randomUUID(), seen: 0 })

    await page.getByRole('link', { name: /^Read our answer with this number/ }).click()
    await expect(page.getByLabel('Reference number')).toHaveValue(/^HLP-/)
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('OTP').fill(await codeFor(staff, phone))
    await page.getByRole('button', { name: 'Show the answer' }).click()
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
    await expect(messages).toHaveText([/When does B\.Ed begin\?/, /Our office.*In July\./s])

    await page.getByLabel('Write again').fill('Which day?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(messages).toHaveCount(3)
    await expect(page.getByLabel('Write again')).toHaveValue('')
    await expect(page.getByText('Waiting for our answer')).toBeVisible()
    expect(await staff.one('contact-messages', 'phone', phone)).toMatchObject({ status: 'new' })
  })
})

function someMobile(): string {
  return `9${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`
}
