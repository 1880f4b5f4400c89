import { seededTemplate } from '../../scripts/lib/seeded-portal.ts'

/** Before all tests: builds the portal and seeds the one that each test's own is copied from. */
export default async function prepare(): Promise<void> {
  await seededTemplate()
}
