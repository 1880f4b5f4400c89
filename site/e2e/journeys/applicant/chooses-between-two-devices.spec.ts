import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Browser, Page } from 'playwright/test'
import { type Applicant, anApplicantIn, formOf, logInAgain } from '../../steps/applicant.ts'
import { answer, dismissNotice, expectSaved, expectStep, fieldOf, openForm } from '../../steps/application-form.ts'
import { expect, test } from '../../steps/visitor.ts'

const AADHAAR = '298765432106'
const SHOWN = '2987 6543 2106'

/** Goes on with the form elsewhere, and leaves it saved. */
async function onAnotherDevice(browser: Browser, person: Applicant, answers: Answers): Promise<void> {
  const other = await (await browser.newContext()).newPage()
  await logInAgain(other, person)
  await openForm(other, 'DELED')
  await answer(other, 'DELED', answers)
  await expectSaved(other)
  await other.context().close()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'You continued on another device' })

test('The other device’s form, once chosen, is this device’s as well', async ({ page: phone, browser, portal }) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await dismissNotice(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'BIMAL' })
  await expectSaved(phone)
  await onAnotherDevice(browser, person, { motherName: 'CHHAYA', guardianName: 'MAMA' })

  await answer(phone, 'DELED', { guardianName: 'KAKA' })
  await expect(question(phone).getByRole('listitem')).toHaveText([
    /^On this device: last changed .*:\d\d:\d\d [ap]m \(newer\)$/,
    /^On the other device: last changed .*:\d\d:\d\d [ap]m$/,
  ])
  await question(phone).getByRole('button', { name: 'Keep the version on the other device' }).click()
  await expect(fieldOf(phone, 'DELED', 'guardianName')).toHaveValue('MAMA')
  await phone.reload()
  await expectStep(phone, 1)
  await expect(question(phone)).toBeHidden()
  await expect(fieldOf(phone, 'DELED', 'guardianName')).toHaveValue('MAMA')
})

test('This device’s form, chosen in a new tab, keeps the Aadhaar number that the server has', async ({
  page: phone,
  context,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await dismissNotice(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'BIMAL', aadhaar: AADHAAR })
  await expectSaved(phone)
  await context.setOffline(true)
  await answer(phone, 'DELED', { guardianName: 'KAKA' })
  await expect(phone.locator('[data-draft=kept]')).toBeVisible()
  await phone.close({ runBeforeUnload: false })
  await onAnotherDevice(browser, person, { guardianName: 'MAMA' })

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/enroll/DLED-course?step=1')
  await expect(question(later)).toContainText('Guardian’s name')
  await expect(question(later)).not.toContainText('Aadhaar')
  await question(later).getByRole('button', { name: 'Keep the version on this device' }).click()
  await expect(fieldOf(later, 'DELED', 'guardianName')).toHaveValue('KAKA')
  await expectSaved(later)
  expect((await formOf(later, 'DELED')).draft?.answers).toMatchObject({ guardianName: 'KAKA', aadhaar: SHOWN })
})

test('An Aadhaar number that only the other device has is taken over without a question', async ({
  page: phone,
  context,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'BIMAL' })
  await expectSaved(phone)
  await onAnotherDevice(browser, person, { aadhaar: AADHAAR })

  await context.setOffline(true)
  await answer(phone, 'DELED', { motherName: 'C' })
  await answer(phone, 'DELED', { motherName: '' })
  await context.setOffline(false)
  await expect(fieldOf(phone, 'DELED', 'aadhaar')).toHaveValue(SHOWN)
  await expect(question(phone)).toBeHidden()
  await expectSaved(phone)
  expect((await formOf(phone, 'DELED')).draft?.answers.aadhaar).toBe(SHOWN)
})
