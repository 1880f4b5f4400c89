import { logInAgain } from '../../steps/applicant.ts'
import { failToPay, pay } from '../../steps/payment.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, logIn, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

const COURSE = 'Lesson planning, step by step'
const FIRST = 'What a lesson is for'
const SECOND = 'The first five minutes'

test('A guest buys a recorded course and watches it; another student cannot open it', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const guest = await aStudent({ portal, staff, role: 'Guest' })
  await page.goto('/purches')
  await page.getByRole('button', { name: `Buy ${COURSE}` }).click()
  const dialog = page.getByRole('dialog', { name: COURSE })
  await expect(dialog).toContainText('This payment is not refundable.')
  await dialog.getByRole('button', { name: 'Pay ₹799.00' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Log in to continue.')
  await dialog.getByRole('link', { name: 'Log in or register' }).click()
  await tryLogin(page, guest)

  await dialog.getByRole('button', { name: 'Pay ₹799.00' }).click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
  await pay(page, /\/student\/content\/.+/)
  await expect(page.getByText('0 of 5 videos watched')).toBeVisible()

  await page
    .context()
    .route('https://videos.pravesh.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }),
    )
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: `Start with “${FIRST}”` }).click()
  const video = await opening
  await expect(video).toHaveURL('https://videos.pravesh.example/lesson-planning/aims')
  await video.close()
  const tick = page.getByRole('checkbox', { name: `Watched ${FIRST}` })
  await page.context().setOffline(true)
  await tick.click()
  await expect(page.getByText('We could not save this.')).toBeVisible()
  await expect(tick).not.toBeChecked()
  await page.context().setOffline(false)
  const saved = page.waitForResponse((response) => response.url().endsWith('/markVideo') && response.ok())
  await tick.check()
  await saved
  await page.reload()
  await expect(page.getByText('1 of 5 videos watched')).toBeVisible()
  await expect(tick).toBeChecked()
  await expect(page.getByRole('link', { name: `Continue with “${SECOND}”` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download Receipt/ })).toBeVisible()
  const address = page.url()

  await page.goto('/purches')
  await expect(page.getByRole('link', { name: `Watch ${COURSE}` })).toHaveAttribute('href', /\/student\/content\/.+/)
  await expect(page.getByRole('button', { name: `Buy ${COURSE}` })).toBeHidden()
  await page.goto('/student/dashboard')
  await expect(page.getByRole('heading', { name: `Continue with “${SECOND}”` })).toBeVisible()
  // As on a page that has been open since before.
  await page.route('**/myOrderstudyContent', (route) => route.abort())
  await page.goto('/purches')
  await page.getByRole('button', { name: `Buy ${COURSE}` }).click()
  await dialog.getByRole('button', { name: 'Pay ₹799.00' }).click()
  await expect(dialog.getByRole('status')).toContainText('You have already bought this course.')
  await expect(dialog.getByRole('link', { name: 'Watch the course' })).toHaveAttribute('href', /\/student\/content\/.+/)

  await page.unroute('**/myOrderstudyContent')
  await logInAgain(page, await aStudent({ portal, staff }))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'There is no such course in your account.' })).toBeVisible()
  await expect(page.getByText(FIRST)).toHaveCount(0)
  await page.getByRole('link', { name: 'All my recorded courses' }).click()
  await expect(page.getByRole('heading', { name: 'No Item Found' })).toBeVisible()
})

test('A course whose payment failed is paid from the dashboard with one press', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  await logIn(page, await aStudent({ portal, staff, role: 'Guest' }))
  await page.goto('/purches')
  await page.getByRole('button', { name: `Buy ${COURSE}` }).click()
  await page.getByRole('dialog', { name: COURSE }).getByRole('button', { name: 'Pay ₹799.00' }).click()
  await failToPay(page)
  await page.goto('/student/dashboard')
  const card = page.getByRole('region', { name: 'Pay for your recorded course' })
  await expect(card).toContainText(COURSE)
  await expect(card).toContainText('₹799.00')
  await card.getByRole('button', { name: /^Pay Now/ }).click()
  await pay(page, /\/student\/content\/.+/)
})
