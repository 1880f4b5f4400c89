import type { Page } from 'playwright/test'

interface Typed {
  firstName: string
  lastName: string
  phone: string
  comment: string
}

/** Fills in the contact form without submitting it. */
export async function fillContactForm(page: Page, { firstName, lastName, phone, comment }: Typed): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Your message').fill(comment)
}
