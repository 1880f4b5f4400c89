import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** A script without effect, in place of the 650 kB of axe. */
const ALREADY_THERE = 'void 0'

/**
 * Contrast takes a quarter of an analysis. All colours of the site are tokens, whose pairs `contrast.test.ts` computes; the long tests
 * look at the pages, too. The admin has colours of Payload's.
 */
const contrastOf = (page: Page) => process.env.LONG_TESTS !== undefined || isAdmin(page)

/** Screens that the rule for small targets checks, which is off by default in axe. Elsewhere handles for dragging and links of files are small. */
const hasLargeTargets = (page: Page) =>
  /^\/admin(?:|\/collections\/(?:staff\/create|orders|payments|receipts))$/.test(new URL(page.url()).pathname)

const isAdmin = (page: Page) => new URL(page.url()).pathname.startsWith('/admin')

/** Expects no axe violations in the current state of the page, or in one part of it. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  expect.soft(await violationsOn(page, part), `${where}: axe`).toEqual([])
}

/**
 * The axe violations of a page, one line per element. Legacy mode avoids a second page per analysis and skips only
 * frames of other sites. Collecting violations only is faster.
 */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  const axeSource = (await hasAxe(page)) ? ALREADY_THERE : undefined
  const rules: Record<string, { enabled: boolean }> = hasLargeTargets(page) ? { 'target-size': { enabled: true } } : {}
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'], rules })
  if (!contrastOf(page)) builder.disableRules('color-contrast')
  if (part !== undefined) builder.include(part)
  const { violations, passes } = await builder.analyze()
  // A part has no landmarks, title or language of its own.
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(part === undefined ? 10 : 5)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}

/** Whether an earlier analysis of this document has loaded axe. With frames it is loaded again, as they may be new. */
async function hasAxe(page: Page): Promise<boolean> {
  return page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
}
