import { expect, type Page } from 'playwright/test'

/** Every link of ours on the page, the menus included, leads to a page that is there. */
export async function expectNoDeadLink(page: Page): Promise<void> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const dead: string[] = []
  for (const path of new Set(links)) {
    const answer = await page.request.get(path ?? '')
    if (!answer.ok()) dead.push(`${path} ${answer.status()}`)
  }
  expect(links.length).toBeGreaterThan(0)
  expect(dead).toEqual([])
}
