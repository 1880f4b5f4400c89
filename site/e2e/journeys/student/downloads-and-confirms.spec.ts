import { readFile } from 'node:fs/promises'
import { documentCalls } from '@pravesh/shared/documents/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { Page } from 'playwright/test'
import { pdfText } from '../../../../cms/test/pdf-text.ts'
import { expectAccessible } from '../../checks/axe.ts'
import { actOn, anAdmittedStudentIn, aStartedPayment } from '../../steps/fees.ts'
import { expect, test } from '../../steps/visitor.ts'

const GENUINE = 'This document is genuine and valid.'
const UNKNOWN = 'We did not issue this document, or it has been changed.'

/** Downloads the receipt of the only payment; returns its bytes. */
/** Of the course fee; the application fee has a receipt too. */
const receiptButton = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: 'Admission' })
    .getByRole('button', { name: /^Download Receipt/ })

async function downloadReceipt(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await receiptButton(page).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^invoice_pdf_[\w-]+\.pdf$/)
  await expect(page.getByText('Your file has been downloaded.')).toBeVisible()
  return readFile(await download.path())
}

/** Drops a file on the page, beside the marked area. */
async function dropFile(page: Page, { name, bytes }: { name: string; bytes: Buffer }): Promise<void> {
  const dropped = await page.evaluateHandle(
    ({ name, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }))
      return transfer
    },
    { name, base64: bytes.toString('base64') },
  )
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: dropped })
}

async function checkFile(page: Page, buffer: Buffer) {
  await page.getByLabel('PDF file').setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer })
}

test('A student downloads a receipt, and anyone confirms it by its code and its file', async ({ page, portal }) => {
  const { name } = await anAdmittedStudentIn(page, portal)
  await actOn(page, await aStartedPayment(page), 'pay')
  await page.goto('/student/payment')
  const receipt = await downloadReceipt(page)
  const text = pdfText(receipt)
  const [number = ''] = /PR\/\d{4}-\d{2}\/\d{6}/.exec(text) ?? []
  const [code = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text) ?? []
  expect(number).not.toBe('')
  expect(text).toContain('₹20,000.00')
  expect(text.toUpperCase()).toContain(name.toUpperCase())

  await page.context().clearCookies()
  await page.goto('/verify')
  const result = page.getByRole('main').getByRole('status')
  const field = page.getByLabel('Code on the document')
  for (const typed of [code, ` ${code.toLowerCase().replaceAll('-', ' ')} `]) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(result).toContainText(GENUINE)
    await expect(result).toContainText(number)
    await expect(result).toContainText('₹20,000.00')
    await expect(result).not.toContainText(name, { ignoreCase: true })
  }
  await field.fill('K7M2-9QXD')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'A code has 16 letters and digits' })).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/A code has 16 letters and digits/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(result).not.toContainText(GENUINE)
  await field.fill('AAAA-AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(result).toHaveText(new RegExp(UNKNOWN))

  await checkFile(page, receipt)
  await expect(result).toContainText(GENUINE)
  await expect(result).toContainText('receipt.pdf')
  await expect(result).toBeInViewport()
  await expectAccessible(page, 'a genuine document')
  const changed = Buffer.from(receipt)
  changed[2000] = (changed[2000] ?? 0) ^ 1
  await checkFile(page, changed)
  await expect(result).toHaveText(new RegExp(UNKNOWN))
  await expect(result.getByText('₹20,000.00')).toBeHidden()
  await expectAccessible(page, 'a changed document')

  await dropFile(page, { name: 'dropped.pdf', bytes: receipt })
  await expect(result).toContainText('dropped.pdf')
  await expect(result).toContainText(GENUINE)
  await expect(page).toHaveURL('/verify')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Check a document" [level=1]
    - status:
      - paragraph: dropped.pdf
      - paragraph: ${GENUINE}
      - term: Document
      - definition: Receipt
      - term: Number
      - definition: ${number}
      - term: Date
      - definition
      - term: Amount
      - definition: ₹20,000.00
      - term: Name, shortened
      - definition
    - heading "With the code" [level=2]
    - textbox "Code on the document"
    - button "Check"
    - heading "With the file" [level=2]
    - button "PDF file"
  `)
})

test('A document check explains a lost connection and too many attempts', async ({ page }) => {
  await page.goto('/verify#receipt~PR/2026-27/000001~2026-11-22~1~AAAAAAAAAAAAAAAA~forged')
  const result = page.getByRole('main').getByRole('status')
  await expect(result).toHaveText(new RegExp(UNKNOWN))
  const field = page.getByLabel('Code on the document')
  await field.fill('AAAA-AAAA-AAAA-AAAA')
  await page.context().setOffline(true)
  await field.press('Enter')
  await expect(result).toContainText(/We cannot reach the server/)
  await expectAccessible(page, 'a document check without a connection')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(result).toContainText(UNKNOWN)
  await expect(result).toBeFocused()
  await page.route(callAddress(documentCalls.verifyDocument), (route) =>
    route.fulfill({ status: 429, json: { success: false, msg: 'You have tried this too many times.' } }),
  )
  await field.press('Enter')
  await expect(result).toHaveText(/too many times/)
})

test('A download explains what went wrong', { tag: '@long' }, async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  await actOn(page, await aStartedPayment(page), 'pay')
  await page.goto('/student/payment')
  const button = receiptButton(page)
  const generate = callAddress(documentCalls.receiptPdf)

  await page.route(generate, (route) =>
    route.fulfill({ status: 503, json: { success: false, msg: 'The printer is closed.' } }),
  )
  await button.click()
  await expect(page.getByText('Something went wrong!!')).toBeVisible()
  await page.unroute(generate)

  await page.context().setOffline(true)
  await button.click()
  await expect(page.getByText('The file could not be downloaded. Check your connection and try again.')).toBeVisible()
  await page.context().setOffline(false)

  await page.route('**/api/pdf/delete-pdf/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, msg: 'x' } }),
  )
  await button.click()
  await expect(page).toHaveURL('/something-wrong')
  await page.unroute('**/api/pdf/delete-pdf/*')

  await page.goto('/student/payment')
  await expect(button).toBeVisible()
  await page.context().clearCookies()
  await button.click()
  await expect(page.getByText('Log in to continue.')).toBeVisible()
  const logIn = page.locator('[data-notices]').getByRole('link', { name: 'Log in again' })
  await expect(logIn).toHaveAttribute('href', /payment/)
})
