import { aPdfOf } from '../../../../cms/test/builders/documents.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { documents, expectShown } from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAdmissionsOfficer } from '../../steps/staff-api.ts'

const RESULT = 'Class 10 result'
const threePages = { name: 'marks.pdf', mimeType: 'application/pdf', buffer: aPdfOf(3) }

test('An officer reads the drawn pages of a PDF, and its bytes only behind a warning', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const { id } = await aPaidApplication(page, 'BED', {}, { tenthResult: threePages })
  await signIn(page, await anAdmissionsOfficer(staff))
  const pdfs: string[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('pdf')) pdfs.push(response.url())
  })
  let isBusy = true
  await page.route('**/api/file/document/*/page/2', (route) => (isBusy ? route.abort() : route.continue()))
  await openAdmin(page, `/admin/collections/applications/${id}`)
  await hydrated(documents(page).getByRole('button', { name: 'Verify', exact: true }))

  await documents(page).getByRole('listitem').getByRole('button', { name: RESULT }).click()
  const pageOf = (number: number) => documents(page).getByRole('img', { name: `${RESULT}, page ${number} of 3` })
  await expect(pageOf(1)).toBeVisible()

  // V leads to each page that was not in view; one that did not load keeps the document unverified, and can be tried again.
  await expect(async () => {
    await page.keyboard.press('v')
    const notice = documents(page).getByRole('status')
    await expect(notice).toHaveText(
      `We cannot show all of ${RESULT}, so it is not verified. Try again, or do not accept it.`,
      {
        timeout: 2000,
      },
    )
  }).toPass()
  isBusy = false
  await documents(page).getByRole('button', { name: 'Try again' }).click()
  await pageOf(2).scrollIntoViewIfNeeded()
  await expectShown(page)
  await page.keyboard.press('v')
  const thumb = documents(page).getByRole('button', { name: `${RESULT} Verified` })
  await expect(thumb).toBeVisible()

  // The review has gone on to the next document.
  await thumb.click()

  const opened = page.context().waitForEvent('page')
  await documents(page).getByRole('link', { name: 'Open all pages in a new tab' }).click()
  const view = await opened
  await expect(view.getByRole('heading', { name: RESULT })).toBeVisible()
  await expect(view.getByRole('img')).toHaveCount(3)
  await expect(view.locator('#original')).toContainText('Do not follow its links.')
  expect(pdfs).toEqual([])
  const download = view.waitForEvent('download')
  await view.getByRole('link', { name: 'Download the original file' }).click()
  expect((await download).suggestedFilename()).toBe('marks.pdf')
})
