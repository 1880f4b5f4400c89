import type { SanitizedConfig } from 'payload'
import { accessTo, accessToGlobal } from '../index.ts'
import { isGuarded } from './permissions.ts'

/** Payload closes these itself: entirely, or to the rows of their owner. */
export const CLOSED_BY_PAYLOAD: readonly string[] = ['payload-kv', 'payload-preferences']

/**
 * Puts Payload's own collections under the table of permissions, which their default would open to every signed-in user,
 * students included. Stops the start when something is not in the table.
 */
export function guardInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug } of [...config.collections, ...config.globals]) {
    if (!isGuarded(slug) && !CLOSED_BY_PAYLOAD.includes(slug)) {
      throw new Error(
        `The permissions do not name ${slug}: add it to staff/permissions/permissions.ts, and to roles.ts those who may use it.`,
      )
    }
  }
  for (const collection of config.collections) {
    const { slug } = collection
    if (slug.startsWith('payload-') && isGuarded(slug)) Object.assign(collection.access, accessTo(slug))
  }
  for (const global of config.globals) {
    const { slug } = global
    if (slug.startsWith('payload-') && isGuarded(slug)) Object.assign(global.access, accessToGlobal(slug))
  }
  return config
}
