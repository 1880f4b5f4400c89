import { randomInt } from 'node:crypto'
import { fillContactForm } from '../steps/contact.ts'
import { startMeasuring } from '../steps/measured.ts'
import { codeFor } from '../steps/messages.ts'
import { administratorOf } from '../steps/staff-api.ts'
import { expect, test } from '../steps/visitor.ts'

test('A visitor asks for help and reads the answer', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const phone = `9${String(randomInt(1e9)).padStart(9, '0')}`
  const measurement = await startMeasuring(page)
  await page.goto('/contact')
  await fillContactForm(page, { firstName: 'Rina', lastName: 'Sen', phone, comment: 'When does B.Ed begin?' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you, we received your message')).toBeVisible()
  const untilSent = measurement.now()
  const { id } = await staff.one('contact-messages', 'phone', phone)
  await staff.post(`contact/staff/${id}/answer`, { text: 'In July.', key: crypto.randomUUID(), seen: 0 })
  await page.getByRole('link', { name: /^Read our answer with this number/ }).click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('OTP').fill(await codeFor(staff, phone))
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('In July.')
  measurement.report('Ask for help as a visitor and read the answer', { 'until it is sent': untilSent })
})
