import { expect, it } from 'vitest'
import { aStaffMember } from '../../test/builders/staff.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { startStaff } from './start-staff.ts'

const portal = startTestPortal()

/** What a start of staff prints with this STAFF_EMAIL. */
async function printed(staffEmail: string): Promise<string> {
  const context = { payload: portal.payload, env: { ...processEnv(), staffEmail } }
  const { announcement } = await startStaff(context)
  return announcement?.join('\n') ?? ''
}

it('announces the first account only if there is one', async () => {
  await aStaffMember(portal.payload, { email: 'office@college.test' })
  expect(await printed('office@college.test')).toContain('The first account is office@college.test')
  expect(await printed('owner@college.test')).not.toContain('owner@college.test')
})
