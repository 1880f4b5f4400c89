import { processEnv } from './foundation/settings/env.ts'
import { portalConfig } from './portal-config.ts'

/** The configuration for this process's settings, used by the admin, Payload's commands and tests. */
export default portalConfig(processEnv())
