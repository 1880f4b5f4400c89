import { paths } from '@pravesh/shared/site/paths'
import { expect, type Page } from 'playwright/test'

/** Pays on the provider's page; ends, after the success page, where the result is: for a fee on the dashboard. */
export async function pay(page: Page, landing: string | RegExp = paths.account): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/success\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
  await expect(page).toHaveURL(landing)
}

/** Pays the application fee; ends on the page that says what happens next. */
export async function payApplicationFee(page: Page): Promise<void> {
  await pay(page, paths.applicationSuccess)
  await expect(page.getByText('Thank You For Your Application . We will validate your details.')).toBeVisible()
}

/** Fails the payment on the provider's page; ends on the failure page. */
export async function failToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(page).toHaveURL(/\/failure\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeVisible()
}
