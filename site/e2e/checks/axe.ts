import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Expects no axe violations in the current state of the page. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOn(page), `${where}: axe`).toEqual([])
}

/**
 * The axe violations of a page, one line per element. Legacy mode avoids a second page per analysis and skips only
 * frames of other sites. Collecting violations only is faster.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations, passes } = await builder.analyze()
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(10)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}
