import { anApplicantIn, answersFor, anUnfinishedForm, uploadedDocuments } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  acceptTerms,
  answer,
  expectStep,
  nextScreen,
  openField,
  openForm,
  proceedAndPay,
  saveAndNext,
} from '../../steps/application-form.ts'
import { upload } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

const OOPS = /^Oops, we noticed some mistakes in your information\./

test('Errors appear at their fields and replace the buttons until they are fixed', async ({ page, portal }) => {
  const person = await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'BED')
  const { fatherName, category, speciallyAbled, whatsapp, ...others } = answers
  await anUnfinishedForm(page, 'BED', { answers: others })
  await openForm(page, 'BED')
  await expect(await openField(page, 'BED', 'email')).toHaveValue(person.email)
  await expect(await openField(page, 'BED', 'phone')).toHaveAttribute('readonly')

  const next = page.getByRole('button', { name: 'Save & Next' })
  await answer(page, 'BED', { whatsapp: '12345' })
  await (await openField(page, 'BED', 'whatsapp')).blur()
  await expect(page.getByText(OOPS)).toBeVisible()
  await expect(next).toBeHidden()
  await page.getByRole('link', { name: 'Invalid phone number and length must be 10' }).click()
  await expect(await openField(page, 'BED', 'whatsapp')).toBeFocused()
  await answer(page, 'BED', { whatsapp })
  await expect(page.getByText(OOPS)).toBeHidden()

  // Completing the step opens the first part with errors.
  await saveAndNext(page)
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'There is a problem' }) })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary.getByRole('link')).toHaveText(['Enter your father’s name'])

  // Validation on blur must not swallow the click on the next field.
  await answer(page, 'BED', { fatherName, familyIncome: '59999' })
  await (await openField(page, 'BED', 'motherName')).focus()
  await page.getByRole('link', { name: 'Annual income should be >= 60000' }).click()
  await expect(await openField(page, 'BED', 'familyIncome')).toBeFocused()
  await expect(await openField(page, 'BED', 'fatherName')).toHaveValue(fatherName ?? '')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await answer(page, 'BED', { familyIncome: answers.familyIncome })
  await nextScreen(page)

  await expect(page.getByRole('heading', { name: '3 · Identity', exact: true })).toBeFocused()
  await answer(page, 'BED', { aadhaar: '298765432100' })
  await (await openField(page, 'BED', 'religion')).focus()
  await page.getByRole('link', { name: /^This is not a valid Aadhaar number: a digit is wrong/ }).click()
  await expect(await openField(page, 'BED', 'aadhaar')).toBeFocused()
  await answer(page, 'BED', { aadhaar: answers.aadhaar })
  await nextScreen(page)
  await expect(summary.getByRole('link')).toHaveText(['Choose your category'])
  await answer(page, 'BED', { category })
  await expect(page.getByText(OOPS)).toBeHidden()
  await nextScreen(page)

  await expect(page.getByRole('heading', { name: '4 · Special Claims', exact: true })).toBeFocused()
  await answer(page, 'BED', { speciallyAbled })
  // Nothing else is left, so this part completes the step.
  await next.click()
  await expectStep(page, 2)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '4 · Special Claims', exact: true })).toBeVisible()
})

test('An incomplete step cannot be skipped, and the summary links to each missing document', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  await anUnfinishedForm(page, 'DELED', { answers, detailsSaved: true })
  await page.goto('/enroll/DLED-course?step=4')
  await expectStep(page, 2)
  await expect(page).toHaveURL(/\?step=2$/)
  await saveAndNext(page)
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'There is a problem' }) })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /terms and conditions/ }).click()
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeFocused()
  await summary.getByRole('link', { name: /Aadhaar card/ }).click()
  await expect(page.getByRole('button', { name: 'Choose a file : Aadhaar card' })).toBeFocused()
  await upload(page, 'aadhaarCard')
  await acceptTerms(page)

  // Completing the step opens the first part with missing documents.
  await saveAndNext(page)
  await expect(page.getByRole('heading', { name: '6 · Photo and Signature', exact: true })).toBeVisible()
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /profile photo/i }).click()
  await expect(page.getByRole('button', { name: 'Choose a file : Profile photo' })).toBeFocused()
})

test('An application requires the agreement and the confirmation of the fee', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  const documents = await uploadedDocuments(page, 'DELED', answers)
  const done = { detailsSaved: true, educationSaved: true, termsAccepted: true }
  await anUnfinishedForm(page, 'DELED', { answers, documents, ...done })
  await openForm(page, 'DELED', 3)
  await saveAndNext(page)
  await page.getByRole('link', { name: 'Please Checked Agreement' }).first().click()
  await expect(page.getByRole('checkbox', { name: 'I accept the fee structure.' })).toBeFocused()
  await acceptAgreement(page, 'DELED')
  await saveAndNext(page)
  await expectStep(page, 4)
  await page.getByRole('button', { name: 'Proceed & Pay' }).click()
  await expect(page.getByText(OOPS)).toBeVisible()
  await page.getByRole('link', { name: 'Confirm that you understand the application fee structure' }).first().click()
  await expect(page.getByRole('checkbox', { name: 'I understand this Application Fee Structure' })).toBeFocused()
  await proceedAndPay(page)
})
