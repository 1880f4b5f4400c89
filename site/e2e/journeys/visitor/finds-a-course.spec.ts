import { expect, test } from '../../steps/visitor.ts'

test.use({ javaScriptEnabled: false })

test('A visitor who skips questions is led to them, then finds a course', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Which course fits me?' }).click()
  const go = page.getByRole('button', { name: 'Show my course' })
  await go.click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Choose what you have passed.',
    'Choose the work that you want to do.',
    'Choose the state where you live.',
  ])
  await expect(page).toHaveTitle(/^Error: Which course fits me/)

  await page.getByLabel('A bachelor’s or master’s degree').check()
  await page.getByLabel('Teach in classes 6 to 12').check()
  await go.click()
  await expect(summary.getByRole('link')).toHaveText(['Choose the state where you live.'])
  const state = page.getByLabel('Where do you live?')
  await expect(state).toHaveAccessibleDescription('Choose the state where you live.')
  await expect(page.getByLabel('Teach in classes 6 to 12'), 'answers stay').toBeChecked()

  await state.selectOption('West Bengal')
  await go.click()
  await expect(summary).toBeHidden()
  const found = page.getByRole('region', { name: 'This course fits you' })
  await expect(found.getByRole('link', { name: 'Bachelor of Education (B.Ed)', exact: true })).toBeVisible()
  await expect(found.getByRole('listitem').first()).toContainText('In your state')
})
