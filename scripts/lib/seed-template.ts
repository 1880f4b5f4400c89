/** `node seed-template.ts`: seeds the portal that the browser tests copy, unless it is there. */
import { FOR_TESTS, seededTemplate } from './seeded-portal.ts'

await seededTemplate(FOR_TESTS)
