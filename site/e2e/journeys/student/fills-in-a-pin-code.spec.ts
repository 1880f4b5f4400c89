import { paths } from '@pravesh/shared/site/paths'
import { aBook, aGuestIn, saveAndNext } from '../../steps/buying.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A PIN code fills in the address, and a code of another state is asked about once', async ({ page, portal }) => {
  const { staff } = await aGuestIn(page, portal)
  const bookId = await aBook(staff, { name: 'A Reader by Post', copies: 3 })
  await page.goto(paths.buyBook(bookId))
  const pin = page.getByLabel('PIN code')
  const state = page.getByLabel('State')
  const district = page.getByLabel('District', { exact: true })
  await page.getByLabel('House number and street').fill('12 College Road')
  await page.getByLabel('Village or locality').fill('Gorabazar')
  await pin.fill('742101')
  await expect(page.getByText('Filled in from your PIN code: West Bengal, Murshidabad, Berhampore.')).toBeVisible()
  await expect(state).toHaveValue('WEST BENGAL')
  await expect(district).toHaveValue('MURSHIDABAD')
  await expect(page.getByLabel('City or post office')).toHaveValue('Berhampore')

  await state.selectOption('BIHAR')
  await district.selectOption('PATNA')
  const question = page.getByText('742101 belongs to West Bengal. You chose Bihar. Is the address right?')
  await expect(question).toBeVisible()
  const keep = page.getByRole('button', { name: 'Yes, keep it' })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(keep).toBeFocused()
  await keep.click()
  await expect(question).toBeHidden()

  await pin.fill('999999')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your PIN code. No place in India has a code that begins')
  await expect(state).toHaveValue('BIHAR')
  await pin.fill('742101')
  await expect(page.getByText('We keep the address as you entered it.')).toBeVisible()
  await expect(page.getByLabel('City or post office')).toHaveValue('Berhampore')
  await saveAndNext(page)
})
