import { paths } from '@pravesh/shared/site/paths'
import { expect, test } from '../../steps/visitor.ts'

test('Books appear while a visitor types, also by their sound and in Bengali, and the arrow keys reach them', async ({
  page,
}) => {
  await page.goto(paths.books)
  const field = page.getByRole('searchbox')
  const found = page.locator('#book-suggestions').getByRole('link')
  await field.pressSequentially('knowledge and')
  await expect(found).toHaveText([/Knowledge and Curriculum/])
  await field.fill('bal vikash')
  await expect(found.first()).toContainText('बाल विकास और अधिगम')
  await expect(page.getByRole('status').filter({ hasText: 'Showing “बाल विकास”' })).toBeVisible()
  await field.press('Escape')
  await expect(found).toHaveCount(0)
  await field.fill('বাংলা ভাষা')
  await expect(found.first()).toContainText('বাংলা ভাষা শিক্ষণ')
  await expect(found.first().locator('[lang=bn]')).toBeVisible()
  await field.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('বাংলা ভাষা শিক্ষণ')
  await expect(page.getByRole('heading', { name: 'Other books for this course' })).toBeVisible()
  await expect(page.locator('#related-books').getByRole('link').first()).toBeVisible()
})
