/** @long two browsers; submit-application.int.test.ts refuses an outdated form */
import { anApplicantIn, aWholeForm, logInAgain } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  answer,
  expectSaved,
  expectStep,
  openForm,
  proceedAndPay,
  saveAndNext,
} from '../../steps/application-form.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A form that was changed on another device asks before it is sent, and the other device learns that it was', {
  tag: '@long',
}, async ({ page: phone, browser, portal }) => {
  const person = await anApplicantIn(phone, portal)
  await aWholeForm(phone, 'DELED')
  await openForm(phone, 'DELED', 3)
  await acceptAgreement(phone, 'DELED')
  await saveAndNext(phone)
  await expectStep(phone, 4)
  await expectSaved(phone)

  const other = await (await browser.newContext()).newPage()
  await logInAgain(other, person)
  await openForm(other, 'DELED')
  await answer(other, 'DELED', { motherName: 'CHHAYA DAS' })
  await expectSaved(other)

  await phone.getByRole('checkbox', { name: 'I understand this Application Fee Structure' }).check()
  await phone.getByRole('button', { name: 'Proceed & Pay' }).click()
  const dialog = phone.getByRole('dialog', { name: 'You continued on another device' })
  await expect(dialog).toContainText('Mother’s name')
  await dialog.getByRole('button', { name: 'Keep the version on this device' }).click()
  await expect(dialog).toBeHidden()
  await expectSaved(phone)
  await proceedAndPay(phone)

  await answer(other, 'DELED', { motherName: 'CHHAYA MONDAL' })
  await expect(other.getByRole('heading', { name: /^You have already applied for / })).toBeVisible()
  await other.context().close()
})
