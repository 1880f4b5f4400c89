import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** axe finds nothing on the page as it is. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOn(page), `${where}: axe`).toEqual([])
}

/**
 * What axe finds wrong, one line for each element. Legacy mode spares a second page for each analysis and leaves out
 * nothing but frames of other sites; of rules that pass one element is enough.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations, passes } = await builder.analyze()
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(10)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}
