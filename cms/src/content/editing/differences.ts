import { formatPaise } from '@pravesh/shared/platform/money'
import type { FlattenedField } from 'payload'
import { labelText } from '../../admin-kit/labels/label-text.ts'
import { SAVED_FROM } from './saved-from.ts'
import { conflictWords as words } from './words.ts'

type Values = Record<string, unknown>

/** A field whose value differs between the database and a form. */
export interface Difference {
  name: string
  label: string
  stored: string
  form: string
  /** Whether the form's user changed it; true also when unknown. */
  changedHere: boolean
}

interface Compared {
  fields: readonly FlattenedField[]
  stored: Values
  form: Values
  /** The version that the form was opened with; null when unknown. */
  base: Values | null
}

/** Fields that the system maintains. */
const SYSTEM_FIELDS = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'savedBy',
  SAVED_FROM,
  'slug',
  'searchText',
  'searchKeys',
]
const MAX_LENGTH = 160

/** The differing fields, in form order. */
export function differencesOf({ fields, stored, form, base }: Compared): Difference[] {
  return editable(fields)
    .filter(({ name }) => name in form && !same(form[name], stored[name]))
    .map((field) => ({
      name: field.name,
      label: labelOf(field),
      stored: shortValue(field, stored[field.name]),
      form: shortValue(field, form[field.name]),
      changedHere: base === null || !same(form[field.name], base[field.name]),
    }))
}

/** The stored record with the user's changes applied. */
export function mergedRecord({ stored, form }: Pick<Compared, 'stored' | 'form'>, differences: Difference[]): Values {
  const mine = differences.filter(({ changedHere }) => changedHere).map(({ name }) => [name, form[name]])
  return { ...stored, ...Object.fromEntries(mine) }
}

function editable(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.filter((field) => field.type !== 'join' && !SYSTEM_FIELDS.includes(field.name))
}

function labelOf(field: FlattenedField): string {
  return labelText('label' in field && field.label, field.name)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(normalised(one)) === JSON.stringify(normalised(other))
}

/**
 * Normalises values that forms and the database represent differently: empty values, row ids, and populated records.
 */
function normalised(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalised)
  if (typeof value !== 'object') return value
  if ('id' in value && 'createdAt' in value) return value.id
  const entries = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(entries.map(([name, part]): [string, unknown] => [name, normalised(part)]).toSorted(byName))
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

function shortValue(field: FlattenedField, value: unknown): string {
  const text = fieldValue(field, value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

function fieldValue(field: FlattenedField, value: unknown): string {
  if (normalised(value) === null) return field.type === 'checkbox' ? words.no : words.empty
  switch (field.type) {
    case 'checkbox':
      return value ? words.yes : words.no
    case 'number':
      return field.name.endsWith('Paise') ? formatPaise(Number(value)) : String(value)
    case 'array':
      return rowsValue(field.flattenedFields, value)
    case 'relationship':
    case 'upload':
      return Array.isArray(value) ? words.chosen(value.length) : words.another
    case 'richText':
      return textOf(value).join(' ')
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

function rowsValue(fields: readonly FlattenedField[], rows: unknown): string {
  if (!Array.isArray(rows)) return words.empty
  const leaves = fields.filter(({ name, type }) => name !== 'id' && type !== 'relationship')
  return rows
    .map((row: Values) =>
      leaves
        .filter(({ name }) => normalised(row[name]) !== null)
        .map((leaf) => fieldValue(leaf, row[leaf.name]))
        .join(', '),
    )
    .join('; ')
}

/** Text content of a Lexical document. */
function textOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textOf)
  if (typeof node !== 'object' || node === null) return []
  if ('text' in node && typeof node.text === 'string') return [node.text]
  return Object.values(node).flatMap(textOf)
}
