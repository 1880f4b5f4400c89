import { processEnv } from './platform/env.ts'
import { portalConfig } from './portal-config.ts'

/** The configuration of the portal that this process's settings describe: for the admin, Payload's commands and the tests. */
export default portalConfig(processEnv())
