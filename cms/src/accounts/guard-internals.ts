import type { SanitizedConfig } from 'payload'
import { accessTo, accessToGlobal } from './access.ts'
import { type Guarded, permissions } from './permissions.ts'

/** Payload closes these itself: to everybody, or to everybody's own rows. */
export const CLOSED_BY_PAYLOAD: readonly string[] = ['payload-kv', 'payload-preferences']

const isGuarded = (slug: string): slug is Guarded => slug in permissions

/**
 * Puts Payload's own collections under the table of permissions, which their default would open to anybody signed in,
 * students too. Stops the start when something is not in the table.
 */
export function guardInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug } of [...config.collections, ...config.globals]) {
    if (!isGuarded(slug) && !CLOSED_BY_PAYLOAD.includes(slug)) {
      throw new Error(`Nobody has said who may read or change ${slug}: add it to accounts/permissions.ts.`)
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
