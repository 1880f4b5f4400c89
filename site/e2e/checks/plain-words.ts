import { expect, type Page } from 'playwright/test'

/** What Payload would write where a screen has no words of its own. */
const UNWORDED = {
  'an empty cell': /<No [^>]*>/,
  'a record without a name': /\[[A-Z][a-z ]+\]/,
  'an id': /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/,
  'an American date': /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/,
} as const

/** Expects that a screen of the admin shows words and dates of ours, and marks no field as required that only shows a value. */
export async function expectPlainWords(page: Page, where: string): Promise<void> {
  const text = await page.locator('body').innerText()
  for (const [what, pattern] of Object.entries(UNWORDED)) {
    expect.soft(pattern.exec(text)?.[0], `${where}: ${what}`).toBeUndefined()
  }
  expect.soft(await starsOnValues(page), `${where}: required fields that only show a value`).toEqual([])
  const search = page.locator('.collection-list .search-filter__input')
  for (const input of await search.all()) {
    await expect.soft(input, `${where}: search`).toHaveAttribute('placeholder', /^Search by [a-z]/)
  }
}

/** The labels of read-only fields with a visible mark of required ones. */
function starsOnValues(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.field-label .required')]
      .filter((star) => star.checkVisibility())
      .map((star) => star.closest('.field-type'))
      .filter((field) => {
        const controls = [
          ...(field?.querySelectorAll<HTMLInputElement>('input, textarea, select, [contenteditable]') ?? []),
        ]
        return controls.every((each) => each.disabled || each.readOnly || each.contentEditable === 'false')
      })
      .map((field) => field?.querySelector('.field-label')?.textContent ?? ''),
  )
}
