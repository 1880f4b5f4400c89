/** @long at a sixth of the speed; signs-in.spec.ts opens the same page */
import { signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

/** How many times slower the processor is. The page then moved between the press and the release of the mouse. */
const SLOWDOWN = 6

test('A click on the dashboard leads on while a slow computer still starts the page', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto('/admin')
  await page
    .getByRole('link', { name: /^Find an application/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/collections\/applications/)
})
