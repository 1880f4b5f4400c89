import { seededTemplate } from '../../scripts/lib/seeded-portal.ts'

/** Global setup: builds the portal and seeds the template that each test's portal is copied from. */
export default async function prepare(): Promise<void> {
  await seededTemplate()
}
