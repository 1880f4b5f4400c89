import { expect, test } from '../../steps/visitor.ts'

test('A visitor browses the pictures of a gallery group', async ({ page }) => {
  await page.goto('/gallery')
  const group = page.getByRole('main').locator('[data-carousel=still]').first()
  await expect(group.locator('[data-count]')).toHaveText(/^1 \//)
  await group.getByRole('button', { name: 'Next picture' }).click()
  await expect(group.locator('[data-count]')).toHaveText(/^2 \//)
  await group.getByRole('button', { name: 'Previous picture' }).click()
  await expect(group.locator('[data-count]')).toHaveText(/^1 \//)
  await group
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('The gallery has as many columns as fit', async ({ page }) => {
  await page.goto('/gallery')
  for (const [width, columns] of [
    [350, 1],
    [750, 2],
    [900, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('.masonry > li')
      .evaluateAll((all) => all.map((li) => Math.round(li.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `columns at ${width} pixels`).toBe(columns)
  }
})
