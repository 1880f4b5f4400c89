import { anApplicantIn, logInAgain } from '../../steps/applicant.ts'
import { answer, expectSaved, openField, openForm } from '../../steps/application-form.ts'
import { expect, test } from '../../steps/visitor.ts'

test('An applicant continues a form on another device and resolves a conflict between the two', async ({
  page: phone,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(phone, portal)
  await openForm(phone, 'DELED')
  await answer(phone, 'DELED', { fatherName: 'bimal', aadhaar: '298765432106', languages: ['Hindi', 'Santali'] })
  await expectSaved(phone)

  const other = await (await browser.newContext()).newPage()
  await logInAgain(other, person)
  await openForm(other, 'DELED')
  await expect(other.getByText(/^Welcome back\. Here are your answers so far/)).toBeVisible()
  await expect(await openField(other, 'DELED', 'fatherName')).toHaveValue('BIMAL')
  await expect(await openField(other, 'DELED', 'aadhaar')).toHaveValue('2987 6543 2106')
  const languages = await openField(other, 'DELED', 'languages')
  await expect(languages.getByRole('checkbox', { name: 'Santali' })).toBeChecked()
  await answer(other, 'DELED', { motherName: 'CHHAYA' })
  await expectSaved(other)

  await answer(phone, 'DELED', { fatherName: 'BIMAL MONDAL' })
  const onPhone = phone.getByRole('dialog', { name: 'You continued on another device' })
  await expect(onPhone).toContainText('Father’s name, Mother’s name')
  await phone.keyboard.press('Escape')
  await onPhone.getByRole('button', { name: 'Keep the version on the other device' }).click()
  await expect(onPhone).toBeHidden()
  await expect(await openField(phone, 'DELED', 'motherName')).toHaveValue('CHHAYA')
  await expect(await openField(phone, 'DELED', 'fatherName')).toHaveValue('BIMAL')

  await answer(phone, 'DELED', { guardianName: 'KAKA' })
  await expectSaved(phone)
  await answer(other, 'DELED', { guardianName: 'MAMA' })
  const onOther = other.getByRole('dialog', { name: 'You continued on another device' })
  await onOther.getByRole('button', { name: 'Keep the version on this device' }).click()
  await expect(onOther).toBeHidden()
  await expectSaved(other)
  await phone.reload()
  await expect(await openField(phone, 'DELED', 'guardianName')).toHaveValue('MAMA')
  await other.context().close()
})
