/**
 * `node write-generated.ts [NAME]`: writes Payload's types, the admin's import map and, with a name, the SQLite migration that
 * changed collections need. One process for all, because loading the configuration takes the most time.
 */
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { processEnv } from '../../../cms/src/foundation/settings/env.ts'
import { englishConfig } from '../../../cms/src/portal-config.ts'
import { createMigration } from './create-migration.ts'

const [name] = process.argv.slice(2)
const portal = await englishConfig(processEnv())
await generateTypes(portal)
await generateImportMap(portal)
if (name !== undefined) await createMigration(portal, name)
// Payload's database client keeps the process alive.
process.exit(0)
