import type { Page } from 'playwright/test'
import type { Portal } from '../../../../scripts/lib/running-portal.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { countDocuments, documents, expectShown, history } from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAdmissionsOfficer } from '../../steps/staff-api.ts'

/** Opens the review of a new application as an admissions officer. Returns the number of its documents. */
async function openNewReview(page: Page, portal: Portal): Promise<number> {
  const { staff } = await anApplicantIn(page, portal)
  const { id } = await aPaidApplication(page, 'BED')
  await signIn(page, await anAdmissionsOfficer(staff))
  await openAdmin(page, `/admin/collections/applications/${id}`)
  await hydrated(documents(page).getByRole('button', { name: 'Verify', exact: true }))
  return countDocuments(page)
}

const frameOf = (page: Page) => documents(page).locator('.review__frame')
const says = (page: Page, text: RegExp) => expect(documents(page).getByRole('status')).toHaveText(text)
const checked = (page: Page, count: number, all: number) =>
  expect(documents(page).getByText(`${count} of ${all} checked`)).toBeVisible()

test('By keyboard, V shows a document below the fold first and verifies it only then', async ({ page, portal }) => {
  const all = await openNewReview(page, portal)
  await expect(frameOf(page)).not.toBeInViewport({ ratio: 0.5 })

  await page.keyboard.press('v')
  await says(page, /Profile photo .*(is now in view\. Check it, then verify again|is still loading)/)
  await expect(frameOf(page)).toBeInViewport({ ratio: 0.6 })
  await expect(frameOf(page)).toBeFocused()
  await checked(page, 0, all)

  await expectShown(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/document', async (route) => released.then(() => route.continue()), { times: 1 })
  await page.keyboard.press('v')
  const second = documents(page).getByRole('region', { name: 'Signature' })
  await expect(second, 'before the answer').toBeVisible()
  await page.keyboard.press('v')
  await says(page, /^Signature is (now in view\. Check it, then verify again|still loading)/)
  await checked(page, 0, all)
  release()
  await checked(page, 1, all)
  await expect(history(page)).toContainText('Profile photo')
  await expect(history(page)).not.toContainText('not shown')

  await expectShown(page)
  await page.route('**/document', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('v')
  const failure = documents(page).getByRole('alert')
  await expect(failure).toContainText('Signature is not verified.')
  await expect(second).toBeHidden()
  await documents(page).getByRole('button', { name: 'Go back to Signature' }).click()
  await expect(second).toBeVisible()
  await page.keyboard.press('v')
  await checked(page, 2, all)
  await expect(failure).toBeEmpty()
})

test('By keyboard, Verify all lists what was not shown, leads there and verifies only the rest', {
  tag: '@long',
}, async ({ page, portal }) => {
  const all = await openNewReview(page, portal)
  const verifyAll = documents(page).getByRole('button', { name: `Verify all ${all} unchecked` })
  const dialog = page.getByRole('dialog')
  await frameOf(page).scrollIntoViewIfNeeded()
  await expectShown(page)
  await verifyAll.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).toHaveText(/documents? w(as|ere) not shown yet$/)
  const hidden = await dialog.getByRole('listitem').count()
  // Keys of the page rest while the dialog is open, also when nothing in it has the focus.
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  for (const _ of ['in the dialog', 'nowhere']) {
    await page.keyboard.press('v')
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  }
  await page.keyboard.press('v')
  await checked(page, 0, all)
  expect(calls.filter((address) => address.endsWith('/document'))).toEqual([])

  const signature = dialog.getByRole('button', { name: 'Signature' })
  await signature.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(frameOf(page)).toBeFocused()
  await expect(documents(page).getByRole('region', { name: 'Signature' })).toBeVisible()
  await expectShown(page)

  await verifyAll.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(hidden - 1)
  await expect(dialog.getByRole('button', { name: 'Signature' })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Verify the/ }).focus()
  await page.keyboard.press('Enter')
  await checked(page, all - hidden + 1, all)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
})

test('A document that fails to load is not verified; once it loads, it can be', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const address = '**/api/file/document/*'
  await page.route(address, (route) => route.abort())
  const all = await openNewReview(page, portal)
  const again = documents(page).getByRole('button', { name: 'Try again' })
  await again.scrollIntoViewIfNeeded()
  await documents(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await says(page, /^We cannot show all of Profile photo/)
  await checked(page, 0, all)

  await page.unroute(address)
  await again.click()
  await expectShown(page)
  await documents(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await checked(page, 1, all)
})
