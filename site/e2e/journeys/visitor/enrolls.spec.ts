import { expect, test } from '../../steps/visitor.ts'

test('A visitor confirms eligibility and is redirected through the login to the application form', async ({ page }) => {
  await page.clock.install()
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Bachelor of Education (B.Ed)' }).click()
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enroll in Bachelor of Education (B.Ed)' })
  const address = page.url()

  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  await expect(dialog.getByRole('status'), 'nothing starts without the tick').toBeHidden()
  await page.clock.runFor(1500)
  expect(page.url(), 'the page stays without the tick').toBe(address)

  await dialog.getByRole('checkbox', { name: /I am eligible/ }).check()
  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  const started = Date.now()
  await expect(dialog.getByRole('status')).toHaveText('Opening the application form…')
  await page.waitForURL(/\/courses\/[^/]+\/enroll$/, { waitUntil: 'commit' })
  expect(Date.now() - started).toBeGreaterThan(800)
  await expect(page).toHaveURL(/\/login\?next=%2Fcourses%2F[^%]+%2Fenroll$/)
})
