import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import { expectAccessible } from '../../checks/axe.ts'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { check } from '../../steps/decisions.ts'
import { choose, history } from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAdmissionsOfficer } from '../../steps/staff-api.ts'

test('An officer finds a second account of an Aadhaar number, says who it is, and mentions a colleague', async ({
  page,
  portal,
}) => {
  const aadhaar = withCheckDigit('51234567890')
  await anApplicantIn(page, portal)
  const first = await aPaidApplication(page, 'BED', { aadhaar })
  const { staff } = await anApplicantIn(page, portal)
  const second = await aPaidApplication(page, 'DELED', { aadhaar })
  for (const { file } of second.documents) await check(staff, second, { document: file.id, state: 'VERIFIED' })
  await signIn(page, await anAdmissionsOfficer(staff))

  await openAdmin(page, `/admin/collections/applications/${second.id}`)
  const duplicate = page.getByRole('region', { name: 'Possible duplicate' })
  await expect(duplicate).toContainText('Same Aadhaar number')
  await expect(duplicate.getByRole('link', { name: first.number })).toBeVisible()
  const checks = page.getByRole('region', { name: 'Automatic checks' })
  await expect(checks).toContainText('1 possible duplicate.')
  const approval = await choose(page, 'Approve')
  await expect(approval).toContainText('There is a possible duplicate of this application')
  await approval.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible(page, 'the review of a possible duplicate')

  await duplicate.getByLabel('Note for colleagues (optional)').fill('Twins. Both cards are here.')
  await duplicate.getByRole('button', { name: 'Not the same person' }).click()
  const others = page.getByRole('region', { name: 'Other applications of this person' })
  await expect(others).toContainText('Not the same person, said Sunil Roy on')
  await expect(checks).not.toContainText('1 possible duplicate.')
  await expect(history(page)).toContainText('Twins. Both cards are here.')

  const note = page.getByLabel('Your note')
  await note.pressSequentially('Please look, @')
  const colleagues = page.getByRole('listbox', { name: 'Colleagues who can see this application' })
  await expect(colleagues.getByRole('option').first()).toBeVisible()
  await note.pressSequentially('admin')
  await expect(colleagues.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue(/^Please look, @\S.* $/)
  await expect(note).toBeFocused()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(history(page)).toContainText('Please look, @')

  await signIn(page, portal.administrator)
  await openAdmin(page, '/admin')
  await page.getByRole('link', { name: '1 note mentions you' }).click()
  await expect(page.getByRole('heading', { name: 'Mentions', level: 1 })).toBeVisible()
  await expect(page.getByText('Please look, @')).toBeVisible()
  await expectAccessible(page, 'the mentions')
  await page.getByRole('button', { name: `Done: ${second.number}` }).click()
  await expect(page.getByText('No open mentions.')).toBeVisible()
})
