import { Service } from './service.ts'

/** The key of a Payload instance within its process. The admin uses only `default`. */
export const instanceName = new Service<string>('instance')
