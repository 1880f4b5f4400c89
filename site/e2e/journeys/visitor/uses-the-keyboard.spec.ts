import { expect, test } from '../../steps/visitor.ts'

test('A visitor skips the navigation, searches and closes a dialog with the keyboard', async ({ page }) => {
  await page.goto('/purchase-books')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const opener = page.getByRole('button', { name: /^Details/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()

  await page.getByRole('searchbox').focus()
  await page.keyboard.type('curriculum')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=curriculum/)
})
