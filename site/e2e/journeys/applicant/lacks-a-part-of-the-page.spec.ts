import type { CourseCode } from '@pravesh/shared/courses/courses'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { anApplicantIn, aWholeForm } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  answer,
  expectSaved,
  expectStep,
  fieldOf,
  openDocuments,
  openForm,
  saveAndNext,
} from '../../steps/application-form.ts'
import { replaceBuild } from '../../steps/replaced-build.ts'
import { blockOnDemandScripts, blockScripts } from '../../steps/scripts.ts'
import { aLargePicture, chooseFile, documentField, uploadedFile } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

const preview = (page: Page) => page.getByRole('dialog', { name: 'Application Form Preview' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

async function atStep2(page: Page, course: CourseCode): Promise<void> {
  await openForm(page, course, 2)
}

test('A part that fails to load leaves the step on screen and can be retried', async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  await aWholeForm(page, 'DELED')
  const unblock = await blockOnDemandScripts(page, 'offline')
  await atStep2(page, 'DELED')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert')).toContainText('could not load')
  await expectStep(page, 2)
  await expect(fieldOf(page, 'DELED', 'tenthBoard')).not.toHaveValue('')
  await tryAgain(page).click()
  await expect(tryAgain(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(tryAgain(page)).toBeHidden()

  await openDocuments(page, 'DELED', 'photo')
  await chooseFile(page, 'photo', await aLargePicture(page, 'large.jpg'))
  await expect(documentField(page, 'photo')).toContainText('could not load')
  await unblock()
  await tryAgain(page).click()
  const crop = page.getByRole('dialog', { name: /^Crop: / })
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(uploadedFile(page, 'photo')).toHaveText('large.jpg')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page)).toBeVisible()
})

test('The consents appear only once the agreement has loaded, also after the next release', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  await aWholeForm(page, 'DELED')
  const unblock = await blockOnDemandScripts(page, 'offline')
  await openForm(page, 'DELED', 3)
  await expect(page.getByRole('alert')).toContainText('could not load')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await unblock()
  const putBack = await replaceBuild(portal)
  try {
    const script = page.waitForResponse(/\/_astro\/Agreement\.[^/]*\.js$/)
    await tryAgain(page).click()
    expect((await script).status()).toBe(200)
    await acceptAgreement(page, 'DELED')
  } finally {
    await putBack()
  }
  await saveAndNext(page)
  await expectStep(page, 4)
})

test('Preloaded parts open without a connection, and the application is submitted later', { tag: '@long' }, async ({
  page,
  context,
  portal,
}) => {
  await anApplicantIn(page, portal)
  await aWholeForm(page, 'DELED')
  await atStep2(page, 'DELED')
  await expect(page.locator('html[data-later-scripts=ready]')).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Preview' }).click()
  await preview(page).getByRole('button', { name: 'Close' }).last().click()
  await saveAndNext(page)
  await acceptAgreement(page, 'DELED')
  await saveAndNext(page)
  await page.getByRole('checkbox', { name: 'I understand this Application Fee Structure' }).check()

  const proceed = page.getByRole('button', { name: 'Proceed & Pay' })
  await proceed.click()
  await expect(page.getByRole('alert').first()).toContainText('We could not reach the portal')
  await expect(page.getByText('Sending your application.')).toBeHidden()
  await expectStep(page, 4)
  await context.setOffline(false)
  await proceed.click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
})

test('A page whose scripts were replaced by a release reloads at the same step', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  await aWholeForm(page, 'DELED')
  const unblock = await blockOnDemandScripts(page, 'not found')
  await atStep2(page, 'DELED')
  await answer(page, 'DELED', { tenthBoard: 'TRIPURA BOARD' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert')).toContainText('We updated the portal')
  await expectSaved(page)
  await unblock()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectStep(page, 2)
  await expect(fieldOf(page, 'DELED', 'tenthBoard')).toHaveValue('TRIPURA BOARD')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page)).toContainText('TRIPURA BOARD')
})

test('A page whose script fails to load shows an error and can be retried', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const scripts: [path: string, script: RegExp][] = [
    [enrollPath('DELED'), /\/_astro\/Enroll\.[^/]*\.js/],
    [paths.account, /\/_astro\/react[^/]*\.js/],
    [paths.settings, /\/_astro\/Settings\.[^/]*\.js/],
  ]
  for (const [path, script] of scripts) {
    const unblock = await blockScripts(page, script, 'offline')
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('could not load this page')
    await unblock()
    await tryAgain(page).click()
    await expect(page.locator('#app').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
})
