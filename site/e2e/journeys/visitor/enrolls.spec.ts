import { expect, test } from '../../steps/visitor.ts'

test('A visitor confirms to be eligible and comes to the application, past the login', async ({ page }) => {
  await page.clock.install()
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Bachelor of Education (B.Ed)' }).click()
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enroll in Bachelor of Education (B.Ed)' })
  const address = page.url()

  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  await expect(dialog.getByRole('status'), 'without the tick nothing begins').toBeHidden()
  await page.clock.runFor(1500)
  expect(page.url(), 'without the tick nothing happens').toBe(address)

  await dialog.getByRole('checkbox', { name: /I am eligible/ }).check()
  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  const begun = Date.now()
  await expect(dialog.getByRole('status')).toHaveText('Opening the application form…')
  await page.waitForURL(`${address}/enroll`, { waitUntil: 'commit' })
  expect(Date.now() - begun).toBeGreaterThan(800)
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(new URL(address).pathname)}%2Fenroll`)
})
