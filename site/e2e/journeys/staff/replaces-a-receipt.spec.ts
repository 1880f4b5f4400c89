/** @long the dialog; replace-receipt.int.test.ts replaces it */
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn, aPaidFee } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAccountsClerk } from '../../steps/staff-api.ts'

test('An accounts clerk replaces a receipt with a wrong name', { tag: '@long' }, async ({ page, portal }) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { transactionId } = await aPaidFee(page)
  const { id, number } = await staff.one('receipts', 'transactionId', transactionId)
  await signIn(page, await anAccountsClerk(staff))
  await openAdmin(page, `/admin/collections/receipts/${id}`)
  const replace = page.getByRole('region', { name: 'Replace this receipt' })
  await (await hydrated(replace.getByRole('button', { name: 'Replace …' }))).click()
  await expect(replace.getByLabel('Received from')).toBeFocused()
  await replace.getByLabel('Received from').fill('MITALI SAHA ROY')
  await replace.getByRole('button', { name: 'Replace receipt' }).click()
  await expect(replace.getByRole('alert')).toHaveText('Enter a reason. It is kept with this receipt.')
  await expect(replace.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page, 'the replacement of a receipt')
  await replace.getByLabel('Reason').fill('The surname was missing.')
  await replace.getByRole('button', { name: 'Replace receipt' }).click()
  await expect(page.getByText(/^Replaced by receipt PR\//)).toBeVisible()

  const [newest] = await staff.all('receipts', { transactionId })
  expect(newest).toMatchObject({ replaces: number, studentName: 'MITALI SAHA ROY' })
  const facts = page.getByRole('region', { name: 'Receipt', exact: true })
  await expect(facts).toContainText(`Replaced by receipt${newest?.number}`)
  await expect(replace).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download receipt' })).toHaveCount(0)
})
