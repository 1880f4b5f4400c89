import { openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'

test('An administrator reads the figures of a category, by an address that can be kept', async ({ page, portal }) => {
  await signIn(page, portal.administrator)
  await openAdmin(page, '/admin')
  await page.getByRole('link', { name: /^See the figures/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
  const submitted = page.getByRole('region', { name: 'What happened' }).locator('dd').nth(1)
  const all = Number(await submitted.textContent())

  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('SC')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/category=SC/)
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('SC')
  expect(Number(await submitted.textContent())).toBeLessThanOrEqual(all)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('')

  await openAdmin(page, '/admin/figures?from=yesterday&course=BED')
  await expect(page.locator('.admin-error')).toContainText('Enter the first day, like 2026-11-28.')
  await expect(page.getByRole('combobox', { name: 'Course', exact: true })).toHaveValue('BED')

  const download = page.waitForEvent('download')
  await page.locator('.export-link summary').click()
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^figures-/)
})
