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
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Opening the application form…')
  await page.clock.runFor(900)
  await expect(dialog.getByRole('status'), 'it can be read').toHaveText('Opening the application form…')
  expect(page.url()).toBe(address)
  await page.clock.resume()
  await page.waitForURL(/\/courses\/[^/]+\/enroll$/, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login\?next=%2Fcourses%2F[^%]+%2Fenroll$/)
})

test('A visitor finds out whether they can apply before there is an account, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Diploma in Elementary Education (D.El.Ed)' }).click()
  await page.waitForLoadState('networkidle')
  // Pictures load when they come into view.
  page.on('request', (request) => request.resourceType() !== 'image' && sent.push(request.url()))
  const section = page.getByRole('region', { name: 'Can I apply, and what will it cost?' })
  await expect(section).toContainText('SC, ST: at least 45% in class 10 and in class 12')
  await expect(section).toContainText(/About \d+ minutes/)
  const result = section.getByRole('status')

  await section.getByRole('button', { name: 'Can I apply?' }).click()
  const tenth = section.getByLabel('Your percentage in class 10')
  await expect(tenth).toBeFocused()
  await expect(tenth).toHaveAccessibleDescription(/Write the percentage as it is stated/)
  await tenth.fill('49.99')
  await section.getByLabel('Your percentage in class 12').fill('61')
  await section.getByLabel('Your category').selectOption('OBC')
  await section.getByRole('button', { name: 'Can I apply?' }).click()
  await expect(result).toContainText('No, you cannot apply')
  await expect(result).toContainText('at least 50% in class 10 and in class 12')

  await tenth.fill('50')
  await expect(result, 'an earlier answer disappears').toBeEmpty()
  await section.getByRole('button', { name: 'Can I apply?' }).click()
  await expect(result).toContainText('Yes, you can apply')

  await page.getByRole('button', { name: 'Enroll Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Enroll in/ })
  await expect(dialog.getByLabel('Your percentage in class 10')).toHaveValue('50')
  await expect(dialog.getByText('Yes, you can apply')).toBeVisible()
  expect(sent).toEqual([])
})
