import { expect, type Page } from 'playwright/test'

/** Expects that every internal link on the page works, menus included. */
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
