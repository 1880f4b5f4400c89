/** `node seed-template.ts`: seeds the portal that the browser tests copy, unless it is there. */
import { seededTemplate } from './seeded-portal.ts'

await seededTemplate()
