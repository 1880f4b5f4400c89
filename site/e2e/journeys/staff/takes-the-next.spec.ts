import type { Page } from 'playwright/test'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { fillQueue } from '../../steps/queue.ts'
import { choose, history } from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

/** Bytes. With the configuration of the admin, which the browser has from the list, it had 400,000. */
const MOST_OF_A_REVIEW = 150_000
/** More than what the router of the admin loads ahead of a click. */
const LEAST_OF_A_REVIEW = 20_000
const LIST = '/admin/collections/applications?where[or][0][and][0][course][equals]=DPHARM&sort=rank'

test('Two officers take the next application and never the same; one takes over, and hands over', async ({
  page,
  portal,
  playwright,
  browser,
  contextOptions,
  viewport,
}) => {
  const staff = await administratorOf(portal)
  await fillQueue({ playwright, portal, course: 'DPHARM', count: 2 })
  await signIn(page, await anAdmissionsOfficer(staff, 'Asha Rao'))
  const context = await browser.newContext({ ...contextOptions, viewport, baseURL: portal.origin })
  const other = await context.newPage()
  await signIn(other, await anAdmissionsOfficer(staff, 'Bela Sen'))

  for (const each of [page, other]) {
    await openAdmin(each, LIST)
    await each.getByRole('button', { name: 'Take the next' }).click()
    await expect(each.getByText(/^You have this application until/)).toBeVisible()
    await expect.poll(() => sizeOfReview(each), 'the review has loaded').toBeGreaterThan(LEAST_OF_A_REVIEW)
    expect(await sizeOfReview(each)).toBeLessThan(MOST_OF_A_REVIEW)
  }
  const [first, second] = [page, other].map((each) => new URL(each.url()).pathname)
  expect(first).not.toBe(second)

  await openAdmin(other, first ?? '')
  await expect(other.getByText('Asha Rao has this application open.')).toBeVisible()
  const form = await choose(other, 'Reject')
  await form.getByLabel('Kind of reason').selectOption({ index: 1 })
  await form.getByLabel('Reasons shown to the student').fill('The marks are below the minimum.')
  await form.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(other.getByText(/Asha Rao has this application open\. Take it over to decide/)).toBeVisible()
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(other.getByText(/^You have this application until/)).toBeVisible()
  await expect(history(other)).toContainText('From Asha Rao')

  await other.getByRole('button', { name: 'Hand over', exact: true }).first().click()
  await other.getByLabel('Hand over to').selectOption('Asha Rao')
  await other.getByRole('button', { name: 'Hand over', exact: true }).last().click()
  await expect(other.getByRole('row').filter({ hasText: 'Asha Rao' })).toBeVisible()
  await context.close()
})

/** Bytes of the largest review that a page has loaded without leaving; 0 before. */
function sizeOfReview(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const reviews = loaded.filter(({ name }) => /\/collections\/applications\/[0-9a-f-]{36}\?.*_rsc=/.test(name))
    return Math.max(0, ...reviews.map(({ decodedBodySize }) => decodedBodySize))
  })
}
