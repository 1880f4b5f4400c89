import type { SanitizedConfig } from 'payload'
import { accessTo, accessToGlobal } from './access.ts'
import { guardLocks } from './guard-locks.ts'
import { guardPreferences } from './guard-preferences.ts'
import { isGuarded } from './permissions.ts'

/** Payload restricts these itself: entirely, or to the owner's rows. */
export const CLOSED_BY_PAYLOAD: readonly string[] = ['payload-kv', 'payload-preferences']

/**
 * Applies the permission table to Payload's own collections, which by default are open to every signed-in user,
 * students included. Throws at startup when a collection or global is missing from the table.
 */
export function guardInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug } of [...config.collections, ...config.globals]) {
    if (!isGuarded(slug) && !CLOSED_BY_PAYLOAD.includes(slug)) {
      throw new Error(
        `No permissions for ${slug}: add it to staff/permissions/permissions.ts, and grant it to roles in roles.ts.`,
      )
    }
  }
  for (const collection of config.collections) {
    const { slug } = collection
    if (slug.startsWith('payload-') && isGuarded(slug)) Object.assign(collection.access, accessTo(slug))
    if (slug === 'payload-preferences') guardPreferences(collection)
    if (slug === 'payload-locked-documents') guardLocks(collection)
  }
  for (const global of config.globals) {
    const { slug } = global
    if (slug.startsWith('payload-') && isGuarded(slug)) Object.assign(global.access, accessToGlobal(slug))
  }
  return config
}
