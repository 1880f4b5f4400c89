import { ACTIVE_NAMES } from '@pravesh/shared/admissions/documents/pdf-file'
import type { PdfValue } from './parse-value.ts'
import { flat, type PdfObjects, resolve, valuesOf } from './read-objects.ts'

/** Actions that only turn pages of the same document, or print it. */
const HARMLESS_ACTIONS = ['GoTo', 'Named']

/** Forms of Adobe's own kind, which carry programs; too short a name to be looked for in compressed bytes. */
const ACTIVE_KEYS = ['XFA', 'JS', ...ACTIVE_NAMES]

/** Longer chains of actions than these are made to be overlooked. */
const LONGEST_CHAIN = 20

/** Whether a document does anything by itself when it is opened, or carries programs or other files. */
export function isActive(objects: PdfObjects): boolean {
  for (const values of objects.values()) {
    if (values.some((value) => isActiveValue(value, objects))) return true
  }
  return false
}

function isActiveValue(value: PdfValue, objects: PdfObjects): boolean {
  if (value.kind === 'name') return ACTIVE_NAMES.includes(value.name)
  if (value.kind === 'array') return value.items.some((item) => isActiveValue(item, objects))
  if (value.kind !== 'dictionary') return false
  return value.entries.some(
    ([key, each]) =>
      ACTIVE_KEYS.includes(key) ||
      (key === 'OpenAction' && resolve(each, objects).some((action) => acts(action, objects))) ||
      (key === 'AA' && resolve(each, objects).some((actions) => anyActs(actions, objects))) ||
      isActiveValue(each, objects),
  )
}

/** Whether one of several actions, each for another occasion, acts. */
function anyActs(actions: PdfValue, objects: PdfObjects): boolean {
  if (actions.kind !== 'dictionary') return false
  return actions.entries.some(([, action]) => resolve(action, objects).some((each) => acts(each, objects)))
}

/** Whether an action, or one that follows it, does more than turning pages. A destination is none. */
function acts(action: PdfValue, objects: PdfObjects, chain = 0): boolean {
  if (action.kind !== 'dictionary') return false
  if (chain > LONGEST_CHAIN) return true
  const kinds = valuesOf(action, 'S', objects)
  if (kinds.some((kind) => kind.kind !== 'name' || !HARMLESS_ACTIONS.includes(kind.name))) return true
  return flat(valuesOf(action, 'Next', objects), objects).some((each) => acts(each, objects, chain + 1))
}
