import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { PHONE } from '../../../scripts/lib/screens.ts'
import { slowDown } from '../../../scripts/lib/slow-phone.ts'
import { expect, test } from '../checks/every-visit.ts'
import { anAdmittedStudentIn } from '../steps/fees.ts'

/** Cumulative layout shift of a page; browsers call up to 0.1 good. */
const MAX_SHIFT = 0.05

test.use(PHONE)

test('The dashboard and the fee plan do not move while they load on a slow phone', async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  await slowDown(page)
  for (const path of [paths.account, paths.feePlan]) {
    await page.addInitScript(recordShifts)
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Pay Now/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT)
  }
})

function recordShifts(): void {
  const shifts: number[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Number(Reflect.get(entry, 'value')))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, shift) => sum + shift, 0))
}
