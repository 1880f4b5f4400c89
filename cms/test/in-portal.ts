import type { Payload } from 'payload'
import { inCustom, type Portal } from '../src/foundation/portal.ts'

/** A Payload instance with these members of a portal and nothing else, for code that uses no more. */
export function inPortal(members: Partial<Portal> = {}): Payload {
  return { config: { custom: inCustom(members as Portal) } } as unknown as Payload
}
