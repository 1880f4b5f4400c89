import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What axe finds wrong on the page as it is, one line for each place. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(10)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}
