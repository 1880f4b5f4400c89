/** @long a reload, a new tab and the Aadhaar number; continues-on-another-device.spec.ts resolves a conflict */
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Browser, Page } from 'playwright/test'
import { type Applicant, anApplicantIn, formOf, logInAgain } from '../../steps/applicant.ts'
import { answer, expectSaved, expectStep, openField, openForm } from '../../steps/application-form.ts'
import { expect, test } from '../../steps/visitor.ts'

const AADHAAR = '298765432106'
const FORMATTED = '2987 6543 2106'

/** Continues the form in another browser context until it is saved. */
async function continueOnAnotherDevice(browser: Browser, person: Applicant, answers: Answers): Promise<void> {
  const other = await (await browser.newContext()).newPage()
  await logInAgain(other, person)
  await openForm(other, 'DELED')
  await answer(other, 'DELED', answers)
  await expectSaved(other)
  await other.context().close()
}

const conflictDialog = (page: Page) => page.getByRole('dialog', { name: 'You continued on another device' })

test('The other device’s version, once chosen, survives a reload', { tag: '@long' }, async ({
  page: phone,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'BIMAL' })
  await expectSaved(phone)
  await continueOnAnotherDevice(browser, person, { motherName: 'CHHAYA', guardianName: 'MAMA' })

  await answer(phone, 'DELED', { guardianName: 'KAKA' })
  await expect(conflictDialog(phone).getByRole('listitem')).toHaveText([
    /^On this device: last changed .*:\d\d:\d\d [ap]m \(newer\)$/,
    /^On the other device: last changed .*:\d\d:\d\d [ap]m$/,
  ])
  await conflictDialog(phone).getByRole('button', { name: 'Keep the version on the other device' }).click()
  await expect(await openField(phone, 'DELED', 'guardianName')).toHaveValue('MAMA')
  await phone.reload()
  await expectStep(phone, 1)
  await expect(conflictDialog(phone)).toBeHidden()
  await expect(await openField(phone, 'DELED', 'guardianName')).toHaveValue('MAMA')
})

test('Choosing this device’s version in a new tab preserves the server’s Aadhaar number', { tag: '@long' }, async ({
  page: phone,
  context,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'BIMAL', aadhaar: AADHAAR })
  await expectSaved(phone)
  await context.setOffline(true)
  await answer(phone, 'DELED', { guardianName: 'KAKA' })
  await expect(phone.locator('[data-draft=stored-locally]')).toBeVisible()
  await phone.close({ runBeforeUnload: false })
  await continueOnAnotherDevice(browser, person, { guardianName: 'MAMA' })

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/enroll/DLED-course?step=1')
  await expect(conflictDialog(later)).toContainText('Guardian’s name')
  await expect(conflictDialog(later)).not.toContainText('Aadhaar')
  await conflictDialog(later).getByRole('button', { name: 'Keep the version on this device' }).click()
  await expect(await openField(later, 'DELED', 'guardianName')).toHaveValue('KAKA')
  await expectSaved(later)
  expect((await formOf(later, 'DELED')).draft?.answers).toMatchObject({ guardianName: 'KAKA', aadhaar: FORMATTED })
})

test('An Aadhaar number that only the other device has is filled in without a conflict', { tag: '@long' }, async ({
  page: phone,
  context,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'BIMAL' })
  await expectSaved(phone)
  await continueOnAnotherDevice(browser, person, { aadhaar: AADHAAR })

  await context.setOffline(true)
  await answer(phone, 'DELED', { motherName: 'C' })
  await answer(phone, 'DELED', { motherName: '' })
  await context.setOffline(false)
  await expect(await openField(phone, 'DELED', 'aadhaar')).toHaveValue(FORMATTED)
  await expect(conflictDialog(phone)).toBeHidden()
  await expectSaved(phone)
  expect((await formOf(phone, 'DELED')).draft?.answers.aadhaar).toBe(FORMATTED)
})
