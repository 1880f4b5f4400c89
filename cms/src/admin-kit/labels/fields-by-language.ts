import { staffLanguage } from '../../foundation/languages/staff-language.ts'

declare global {
  /** Payload's prepared fields by record, one map for a process. */
  var _payload_clientSchemaMap: Map<string, unknown> | null | undefined
}

/** A map with an entry of each key for each language of the admin. */
class MapByLanguage extends Map<string, unknown> {
  override get(key: string): unknown {
    return super.get(inLanguage(key))
  }
  override set(key: string, value: unknown): this {
    return super.set(inLanguage(key), value)
  }
}

const inLanguage = (key: string) => `${staffLanguage()} ${key}`

/**
 * Payload prepares the fields that have components of their own once for each record, with labels in the language of the first
 * member of staff who opens one. With this map it prepares them once for each language. It must be set before Payload's
 * interface is loaded.
 */
export function prepareFieldsByLanguage(): void {
  globalThis._payload_clientSchemaMap ??= new MapByLanguage()
}
