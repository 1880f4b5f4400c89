import { contactWire } from '@pravesh/shared/contact/wire'
import type { Page } from 'playwright/test'
import { savePicture } from '../../../scripts/lib/save-picture.ts'
import { hydrated, openRecord, signIn } from '../steps/admin.ts'
import { anApplicantIn, aPaidApplication } from '../steps/applicant.ts'
import { openFees } from '../steps/course-form.ts'
import { anAdmittedStudentIn, aPaidFee } from '../steps/fees.ts'
import { aPaidOrder } from '../steps/orders.ts'
import { choose, documents, expectShown } from '../steps/review.ts'
import { settleYesterday } from '../steps/settlements.ts'
import { expect, test } from '../steps/staff.ts'
import {
  aContentEditor,
  administratorOf,
  anAccountsClerk,
  anAdmissionsOfficer,
  aStoreClerk,
} from '../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
const BOOK = 'Learning and Teaching'

test('dashboard', async ({ page, portal }) => {
  await signIn(page, portal.administrator)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await take(page, 'dashboard')
})

test('content editor', async ({ page, portal }) => {
  const { fields } = contactWire
  const message = { [fields.firstName]: 'Rina', [fields.lastName]: 'Sen', [fields.phone]: '9830012345' }
  await page.request.post(contactWire.path, { data: { ...message, [fields.comment]: 'Is there a hostel for women?' } })
  const staff = await administratorOf(portal)
  await signIn(page, await aContentEditor(staff))

  await openRecord(page, 'courses', COURSE)
  await take(page, 'course')

  const [written] = await staff.all('contact-messages', { firstName: 'Rina' })
  await page.goto(`/admin/collections/contact-messages/${written?.id}`)
  await expect(page.getByLabel('Your answer')).toBeVisible()
  await take(page, 'message')
})

test('admissions officer', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const { id } = await aPaidApplication(page, 'BED')
  await signIn(page, await anAdmissionsOfficer(staff))

  await page.goto('/admin/collections/applications')
  await expect(page.getByRole('navigation', { name: 'Which applications' })).toBeVisible()
  await take(page, 'applications')

  await page.goto(`/admin/collections/applications/${id}`)
  const verify = documents(page).getByRole('button', { name: 'Verify', exact: true })
  await (await hydrated(verify)).scrollIntoViewIfNeeded()
  await expectShown(page)
  await take(page, 'review')

  const form = await choose(page, 'Send back for correction')
  await form.getByRole('checkbox', { name: 'Personal Details' }).check()
  await form.getByRole('button', { name: /^Your name does not match/ }).click()
  await form.scrollIntoViewIfNeeded()
  await take(page, 'send-back')

  await openRecord(page, 'courses', COURSE)
  await openFees(page)
  await take(page, 'course-fees')
})

test('accounts', async ({ page, portal }) => {
  const { staff, phone } = await anAdmittedStudentIn(page, portal)
  const { id, transactionId } = await aPaidFee(page)
  const payment = await staff.one('payments', 'transactionId', transactionId)
  const [right, wrong] = await staff.all('payments', { status: 'paid' })
  if (!right || !wrong) throw new Error('The demo has no two paid payments.')
  settleYesterday(portal, [
    { transactionId: right.transactionId, amountPaise: right.amountPaise },
    { transactionId: wrong.transactionId, amountPaise: wrong.amountPaise - 5_000 },
  ])
  await signIn(page, await anAccountsClerk(staff))

  await page.goto(`/admin/collections/fee-dues/${id}`)
  await hydrated(page.getByRole('button', { name: 'Approve' }))
  await take(page, 'fee')

  await page.goto(`/admin/collections/payments/${payment.id}`)
  const refunds = page.getByRole('region', { name: 'Refunds' })
  await hydrated(refunds.getByRole('button', { name: 'Refund …' }))
  await refunds.scrollIntoViewIfNeeded()
  await take(page, 'refund')

  await page.goto('/admin/collections/offline-payments')
  await page.getByText('Enter a payment received at the office').click()
  await hydrated(page.getByRole('button', { name: 'Search', exact: true }))
  await page.getByLabel('Phone number or e-mail address of the student').fill(phone)
  await page.getByLabel('Phone number or e-mail address of the student').press('Enter')
  await expect(page.getByLabel('How it was paid')).toBeVisible()
  await take(page, 'offline')

  await page.goto('/admin/collections/settlement-lines')
  await expect(page.getByText('What does not match')).toBeVisible()
  await take(page, 'settlements')
})

test('book store', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const book = await staff.one('books', 'name', BOOK)
  const { id, orderNumber } = await aPaidOrder(page, portal, book.id)
  await signIn(page, await aStoreClerk(staff))

  await page.goto(`/admin/collections/orders/${id}`)
  await expect(page.getByText(/^Parcel: /)).toBeVisible()
  await take(page, 'order')

  const parcel = await staff.one('shipments', 'orderNumber', orderNumber)
  await page.goto(`/admin/collections/shipments/${parcel.id}`)
  await hydrated(page.getByRole('button', { name: 'Save', exact: true }).first())
  await take(page, 'parcel')

  const heading = 'ID,Title,Author,Publisher,Course,Semester,Language,Price (₹),Pages,Copies to add'
  const added = ',Botany for Teachers,A. Sen,Saptaparni Academic,B.Ed,1st Semester,Bengali,250,120,7'
  const changed = `${book.id},${BOOK},${book.author},${book.publisher},${book.course},${book.semester},${book.language},four hundred,${book.pages},`
  await page.goto('/admin/collections/book-imports')
  const send = await hydrated(page.getByRole('button', { name: 'Upload and check' }))
  const buffer = Buffer.from([heading, added, changed].join('\r\n'))
  await page.getByLabel('CSV file').setInputFiles({ name: 'books.csv', mimeType: 'text/csv', buffer })
  await send.click()
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
  await take(page, 'import')
})

async function take(page: Page, name: string): Promise<void> {
  await expect(page.locator('.shimmer-effect').filter({ visible: true })).toHaveCount(0)
  await page.mouse.move(0, 0)
  await savePicture(name, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
}
