import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { TranslatedSlug } from '../translated/translated-texts.ts'

export interface TranslatedRecord {
  subject: TranslatedSlug
  /** Of a global its slug. */
  id: string
  /** What the user may translate: everything, or records that match. */
  grant: true | Where
}

export const isGlobalSubject = ({ config }: Payload, subject: TranslatedSlug): boolean =>
  config.globals.some(({ slug }) => slug === subject)

/** The English record as pages show it: a draft of a published record is translated once it is published. Null if there is none that the user may translate. */
export async function storedEnglish(
  payload: Payload,
  { subject, id, grant }: TranslatedRecord,
): Promise<object | null> {
  if (isGlobalSubject(payload, subject)) {
    return id === subject ? readGlobalRow({ payload, slug: subject as GlobalSlug }) : null
  }
  const byId: Where = { id: { equals: id } }
  const where = grant === true ? byId : { and: [byId, grant] }
  const row = await readRow({ payload, collection: subject as CollectionSlug, where })
  return row && !Reflect.get(row, 'deletedAt') ? row : null
}
