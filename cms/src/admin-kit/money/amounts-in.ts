import type { Field } from 'payload'
import { isMoneyField } from '../fields/is-money-field.ts'
import { labelText } from '../labels/label-text.ts'

/** One money value of a record, as sent or as stored. */
export interface Amount {
  /** Form path, e.g. `semesterFees.0.feePaise`. */
  path: string
  /** Stable across versions of the record: identifies rows by id instead of index. */
  key: string
  label: string
  value: unknown
}

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All amounts in a record or part of one, including those in rows. */
export function amountsIn(fields: readonly Field[], data: unknown, path = '', key = ''): Amount[] {
  if (!isData(data)) return []
  return fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? amountsIn(tab.fields, data[tab.name], `${path}${tab.name}.`, `${key}${tab.name}.`)
          : amountsIn(tab.fields, data, path, key),
      )
    }
    if (field.type === 'array') {
      const rows = data[field.name]
      if (!Array.isArray(rows)) return []
      return rows.flatMap((row: unknown, at) =>
        amountsIn(field.fields, row, `${path}${field.name}.${at}.`, `${key}${field.name}.${rowKey(row, at)}.`),
      )
    }
    if ('fields' in field) {
      return 'name' in field && field.name
        ? amountsIn(field.fields, data[field.name], `${path}${field.name}.`, `${key}${field.name}.`)
        : amountsIn(field.fields, data, path, key)
    }
    if (!isMoneyField(field) || !(field.name in data)) return []
    const { name, label } = field
    const shownLabel = labelText(label, name)
    return [{ path: `${path}${name}`, key: `${key}${name}`, label: shownLabel, value: data[name] }]
  })
}

function rowKey(row: unknown, at: number): string {
  return isData(row) && typeof row.id === 'string' ? row.id : `#${at}`
}
