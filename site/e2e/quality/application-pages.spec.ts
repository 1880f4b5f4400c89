import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls, bookTable } from '@pravesh/shared/shop/catalogue/wire'
import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../../../scripts/lib/screens.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expect, test } from '../checks/every-visit.ts'
import { expectKeyboard } from '../checks/keyboard.ts'
import { type Look, lookWith } from '../checks/look.ts'
import { expectFitsAllWidths, expectFitsWidths } from '../checks/widths.ts'
import { anApplicantIn, answersFor, anUnfinishedForm, aSentApplication, uploadedDocuments } from '../steps/applicant.ts'
import {
  acceptAgreement,
  answer,
  expectStep,
  openDocuments,
  openField,
  openForm,
  saveAndNext,
} from '../steps/application-form.ts'
import { decide } from '../steps/decisions.ts'
import { administratorOf, type StaffApi } from '../steps/staff-api.ts'

test.describe('On a phone in dark colours', () => {
  test.use({ ...PHONE, colorScheme: 'dark' })

  test('The application form and the pages after it: axe', { tag: '@long' }, async ({ page, portal }) => {
    await anApplicantIn(page, portal)
    const look = lookWith(page, [expectAccessible])
    await lookAtErrors(page, look)
    await lookAtTheForm(page, look)
    await lookAtLaterPages(page, await administratorOf(portal), look)
  })
})

test.describe('On a desktop', () => {
  test.use(DESKTOP)

  test('The application form and the pages after it: axe, widths', async ({ page, portal }) => {
    await anApplicantIn(page, portal)
    const look = lookWith(page, [expectAccessible, expectFitsWidths])
    await lookAtErrors(page, look)
    await lookAtTheForm(page, look)
    await lookAtLaterPages(page, await administratorOf(portal), look)
  })

  test('The application form and the pages after it: all widths; the form: keyboard', { tag: '@long' }, async ({
    page,
    portal,
  }) => {
    await anApplicantIn(page, portal)
    const look = lookWith(page, [expectFitsAllWidths, expectKeyboardOutsideDialogs])
    await lookAtErrors(page, look)
    await lookAtTheForm(page, look)
    await lookAtLaterPages(page, await administratorOf(portal), lookWith(page, [expectFitsAllWidths]))
  })
})

/** A modal dialog traps the focus. */
async function expectKeyboardOutsideDialogs(page: Page, where: string): Promise<void> {
  if ((await page.locator('dialog:modal').count()) === 0) await expectKeyboard(page, where)
}

/** The validation errors of the first two steps. */
async function lookAtErrors(page: Page, look: Look): Promise<void> {
  await openForm(page, 'BED')
  await saveAndNext(page)
  await expect(page).toHaveTitle(/^Error: /)
  await look('step 1, with errors')

  const { answers } = await answersFor(page, 'DELED', CONDITIONAL)
  await anUnfinishedForm(page, 'DELED', { answers, detailsSaved: true })
  await openForm(page, 'DELED', 2)
  await saveAndNext(page)
  await expect(page).toHaveTitle(/^Error: /)
  await look('step 2, with errors')
  await answer(page, 'DELED', { twelfthMarks: '200' })
  await expect(page.getByText(/^If you are from SC\/ST category/)).toBeVisible()
  await look('step 2, not eligible')
}

/** The four steps of the form with every conditional question. */
async function lookAtTheForm(page: Page, look: Look): Promise<void> {
  const { answers } = await answersFor(page, 'BED', { ...CONDITIONAL, ...MASTERS })
  const documents = await uploadedDocuments(page, 'BED', answers)
  const done = { detailsSaved: true, educationSaved: true, termsAccepted: true }
  await anUnfinishedForm(page, 'BED', { answers, documents, ...done })
  await page.goto('/student/dashboard')
  await openForm(page, 'BED', 1)
  await look('step 1, filled in')
  await openField(page, 'BED', 'presentAddress')
  await look('step 1, the last part')
  await openForm(page, 'BED', 2)
  await expect(await openField(page, 'BED', 'mastersUniversity')).toBeVisible()
  await look('step 2, filled in')
  await openDocuments(page, 'BED', 'tenthResult')
  await look('step 2, documents')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog', { name: 'Application Form Preview' })).toBeVisible()
  await look('the preview')
  await openForm(page, 'BED', 3)
  await look('step 3')
  await acceptAgreement(page, 'BED')
  await saveAndNext(page)
  await expectStep(page, 4)
  await look('step 4')
}

const CONDITIONAL = {
  hasStudentId: 'YES',
  studentId: 'BSS-1',
  category: 'SC',
  speciallyAbled: 'YES',
  disabilityPercentage: '40%',
  disabilityExact: '40',
  disabilityType: 'LOW VISION',
}

const MASTERS = {
  degreeStatus: 'APPEARING',
  hasMasters: 'YES',
  mastersStatus: 'APPEARING',
  mastersType: 'HISTORY',
  mastersUniversity: 'VIDYASAGAR UNIVERSITY',
  mastersYear: '2026',
  mastersFullMarks: '1000',
  mastersMarks: '640',
}

/** The dashboard recommends books at random; it must fit the ones with the longest words, too. */
async function recommendLongTitles(page: Page): Promise<void> {
  const { name } = bookTable.fields.name
  const longest = (book: Record<typeof name, string>) => Math.max(...book[name].split(' ').map(({ length }) => length))
  await page.route(`**${callAddress(bookCalls.randomBooks, { course: '*' })}`, async (route) => {
    const response = await page.request.get(callAddress(bookCalls.books))
    const { result, ...rest } = await response.json()
    const books = result.sort((a: never, b: never) => longest(b) - longest(a)).slice(0, 8)
    await route.fulfill({ response, json: { ...rest, result: books } })
  })
}

/** The pages from the payment to the correction. */
async function lookAtLaterPages(page: Page, staff: StaffApi, look: Look): Promise<void> {
  const { id, paymentPage } = await aSentApplication(page, 'DPHARM')
  await page.goto(paymentPage)
  await look('the payment page')
  await page.getByRole('button', { name: 'Leave pending' }).click()
  await expect(page).toHaveURL(/\/success\?/)
  await expect(page.locator('[data-message]')).not.toBeEmpty()
  await look('/success while it is pending')
  await page.goto(paymentPage)
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(page).toHaveURL(/\/failure\?/)
  await look('/failure')

  await recommendLongTitles(page)
  await decide(staff, { id }, { move: 'sendBack', reason: 'Your name, please.', parts: ['personal', 'documents'] })
  await open(page, '/student/dashboard')
  await look('the dashboard')
  await open(page, '/student/student-basic-details')
  for (const part of await page.locator('summary').all()) {
    if (!(await part.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open))) await part.click()
  }
  await look('the status page')
  await page.getByRole('link', { name: 'Update' }).click()
  await expect(page.getByRole('button', { name: 'Update Details' })).toBeVisible()
  await look('the correction')
  await answer(page, 'DPHARM', { fatherName: '' })
  await expect(page.getByText(/^Oops, we noticed some mistakes/)).toBeVisible()
  await look('the correction, with an error')
  for (const path of ['/not-approved', '/application-success']) {
    await open(page, path)
    await look(path)
  }
}

/** Opens a page and waits until it is rendered and its requests have ended. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText('One moment…')).toHaveCount(0)
}
