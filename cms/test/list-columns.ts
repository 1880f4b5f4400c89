import type { CollectionConfig, Field } from 'payload'

/** Fields that Payload adds to a collection. */
const ADDED = ['id', 'createdAt', 'updatedAt']
const ADDED_TO_DRAFTS = ['_status']
const ADDED_TO_ACCOUNTS = ['email']
const ADDED_TO_UPLOADS = ['filename', 'filesize', 'mimeType']

/** Names that a list shows, searches or sorts by and that are none of its fields; Payload leaves them out without a word. */
export function unknownColumns(collection: CollectionConfig): string[] {
  const { admin = {}, defaultSort = [], versions, auth, upload } = collection
  const { defaultColumns = [], listSearchableFields = [], useAsTitle = 'id' } = admin
  const fields = namedFields(collection.fields)
  const known = new Set([
    ...fields.keys(),
    ...ADDED,
    ...(typeof versions === 'object' && versions.drafts ? ADDED_TO_DRAFTS : []),
    ...(auth ? ADDED_TO_ACCOUNTS : []),
    ...(upload ? ADDED_TO_UPLOADS : []),
  ])
  const sorted = [defaultSort].flat().map((name) => name.replace(/^-/, ''))
  const hidden = defaultColumns.filter((name) => fields.get(name) === 'hidden')
  return [
    ...[...defaultColumns, ...listSearchableFields, useAsTitle, ...sorted].filter((name) => !known.has(name)),
    ...hidden.map((name) => `${name} (hidden from lists)`),
  ]
}

/** The fields of a record by name, and whether lists can show them; those inside groups have no column of their own. */
function namedFields(fields: readonly Field[]): Map<string, 'shown' | 'hidden'> {
  return new Map(
    fields.flatMap((field): [string, 'shown' | 'hidden'][] => {
      if ('tabs' in field) return [...namedFields(field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields)))]
      if (!('name' in field) || field.name === undefined) return 'fields' in field ? [...namedFields(field.fields)] : []
      const isHidden = ('hidden' in field && field.hidden) || field.admin?.disableListColumn || isHiddenInAdmin(field)
      return [[field.name, isHidden ? 'hidden' : 'shown']]
    }),
  )
}

function isHiddenInAdmin({ admin }: Field): boolean {
  return admin !== undefined && 'hidden' in admin && admin.hidden === true
}
