/** @long every part of an address in a browser; usable-list-address.int.test.ts has them */
import type { Page } from 'playwright/test'
import { collectProblems } from '../../checks/page-problems.ts'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/visitor.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The address you opened is not valid' })

/** Opens a list by its address and expects the list and the message. */
async function expectList(page: Page, slug: string, query: string, left: string) {
  await openAdmin(page, `/admin/collections/${slug}?${query}`)
  await expect(notice(page), `${slug}?${query}`).toContainText(`we left out ${left}.`)
  await expect(page.getByRole('heading', { level: 1 }), `${slug}?${query}`).toBeVisible()
}

test('A list names the parts of its address that it does not apply, until they are chosen again', {
  tag: '@long',
}, async ({ page, context, portal }) => {
  const problems = collectProblems(context, portal.origin)
  await signIn(page, portal.administrator)
  const wrong: [slug: string, query: string, left: string][] = [
    ['books', 'where[nothing][equals]=x', 'the filter'],
    ['applications', 'where[nothing][equals]=x&sort=nothing&limit=x', 'the filter, the order and the number of rows'],
  ]
  for (const [slug, query, left] of wrong) {
    await expectList(page, slug, query, left)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  }
  await openAdmin(page, '/admin/collections/books?where[name][like]=a&sort=-name&limit=5')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(problems).toEqual([])
})
