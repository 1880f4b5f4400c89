import { getPayload } from 'payload'
import { readRow } from '../database/records/read-row.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { SettingsError } from '../foundation/settings/settings-error.ts'
import { portalConfig } from '../portal-config.ts'
import { removeAllFactors } from '../staff/second-factor/remove-factor.ts'

/**
 * Removes the second step of the account with this e-mail address, for an administrator whom no other can help. Throws a
 * SettingsError if there is no such account.
 */
export async function removeSecondStep(email: string): Promise<void> {
  const payload = await getPayload({ config: portalConfig(processEnv()) })
  try {
    const where = { email: { equals: email.trim().toLowerCase() } }
    const staff = await readRow({ payload, collection: 'staff', where })
    if (staff === null) throw new SettingsError(`There is no account of staff with the e-mail address ${email}.`)
    await removeAllFactors({ payload, staff, now: new Date() }, 'The operator of the portal')
    console.log(`Second step of ${staff.name} removed. We have told ${staff.email} by e-mail.`)
  } finally {
    await payload.destroy()
  }
}
