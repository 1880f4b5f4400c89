import type { Page } from 'playwright/test'
import { sitemapPaths } from '../../../../scripts/lib/public-pages.ts'
import { expect, test } from '../../steps/visitor.ts'

const SHEETS = /^\/(courses|colleges)\/[^/]+$/

for (const { which, tag } of [
  { which: 'a course and a college', tag: [] },
  { which: 'each course and college', tag: ['@long'] },
]) {
  test(`A parent prints ${which} on one page, facts first and without the drawing`, { tag }, async ({
    page,
    portal,
  }) => {
    const sheets = (await sitemapPaths(portal.origin)).filter((path) => SHEETS.test(path))
    expect(sheets.length).toBeGreaterThan(10)
    const firstOf = (kind: string) => sheets.find((path) => path.startsWith(kind)) ?? ''
    const printed = tag.length > 0 ? sheets : [firstOf('/courses/'), firstOf('/colleges/')]
    for (const path of printed) await expectSheet(page, path)
  })
}

async function expectSheet(page: Page, path: string): Promise<void> {
  await page.goto(path)
  expect.soft(await pagesOnPaper(page), `${path}: pages of A4`).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect.soft(page.getByRole('main').getByRole('img'), `${path}: pictures`).toHaveCount(0)
  await expect.soft(page.getByText('Last day to apply').first(), `${path}: facts`).toBeVisible()
  await expect.soft(page.getByRole('table').first(), `${path}: fees`).toBeVisible()
  await page.emulateMedia({ media: null })
}

async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
