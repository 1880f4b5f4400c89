import { anApplicantIn } from '../../steps/applicant.ts'
import { answer, expectSaved, openField, openForm } from '../../steps/application-form.ts'
import { tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A session that ends in the middle of the form loses no answer', async ({ page, context, portal }) => {
  const person = await anApplicantIn(page, portal)
  await openForm(page, 'BED')
  await answer(page, 'BED', { hasStudentId: 'YES', studentId: 'BSS-1', fatherName: 'BIMAL MONDAL' })
  await expectSaved(page)

  await context.clearCookies()
  await answer(page, 'BED', { motherName: 'CHHAYA MONDAL', aadhaar: '298765432106', dateOfBirth: '2003-08-15' })
  await expect(page.getByText('Saved on this phone. Your session has ended.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?next=%2Fenroll%2FBED-course/)
  await tryLogin(page, person)
  await expect(page).toHaveURL(/\/enroll\/BED-course/)
  await expect(await openField(page, 'BED', 'studentId')).toHaveValue('BSS-1')
  await expect(await openField(page, 'BED', 'motherName')).toHaveValue('CHHAYA MONDAL')
  await expect(await openField(page, 'BED', 'aadhaar')).toHaveValue('2987 6543 2106')
  await expect(await openField(page, 'BED', 'dateOfBirth')).toHaveValue('15/08/2003')
  await expectSaved(page)
})
