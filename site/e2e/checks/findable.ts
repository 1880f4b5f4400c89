import { expect, type Page } from 'playwright/test'

/** Expects the metadata that search engines need on a page of the sitemap, and that indexing is allowed. */
export async function expectFindable(page: Page, path: string): Promise<void> {
  const head = await headOf(page)
  expect.soft(head.title, `${path}: title`).not.toBe('')
  expect.soft(head.description, `${path}: description`).not.toBe('')
  expect.soft(head.canonical, `${path}: canonical address`).toBe(path)
  expect.soft(head.robots, `${path}: robots`).toBe('')
}

/** The metadata in the head of a page; empty strings where missing. */
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
