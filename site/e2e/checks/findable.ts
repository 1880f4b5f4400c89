import { expect, type Page } from 'playwright/test'

/** A page of the sitemap has what search engines show of it, and allows them to. */
export async function expectFindable(page: Page, path: string): Promise<void> {
  const head = await headOf(page)
  expect.soft(head.title, `${path}: title`).not.toBe('')
  expect.soft(head.description, `${path}: description`).not.toBe('')
  expect.soft(head.canonical, `${path}: canonical address`).toBe(path)
  expect.soft(head.robots, `${path}: robots`).toBe('')
}

/** What the head of a page says about it; empty where it says nothing. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const of = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? ''
    const canonical = of('link[rel=canonical]', 'href')
    return {
      title: document.title,
      description: of('meta[name=description]', 'content'),
      canonical: canonical && new URL(canonical).pathname,
      robots: of('meta[name=robots]', 'content'),
    }
  })
}
