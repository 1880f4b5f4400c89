import { paths } from '@pravesh/shared/site/paths'
import { expect, type Page } from 'playwright/test'

/** Pays on the provider's page; ends on the dashboard after the success page. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/success\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
  await expect(page).toHaveURL(paths.account)
}

/** Fails the payment on the provider's page; ends on the failure page. */
export async function failToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(page).toHaveURL(/\/failure\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible()
}
