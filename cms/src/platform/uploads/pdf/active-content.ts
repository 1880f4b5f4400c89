import { ACTIVE_NAMES } from '@pravesh/shared/platform/uploads/pdf-file'
import type { PdfValue } from './parse-value.ts'
import { flat, type PdfObjects, resolve, valuesOf } from './read-objects.ts'

/** Actions that only navigate within the document or print it. */
const HARMLESS_ACTIONS = ['GoTo', 'Named']

/** `XFA` forms and `JS` contain scripts. Their names are too short to search for in compressed bytes. */
const ACTIVE_KEYS = ['XFA', 'JS', ...ACTIVE_NAMES]

/** Longer chains of actions are treated as an attempt to hide one. */
const MAX_CHAIN_LENGTH = 20

/** Whether a document runs actions when it is opened, or contains scripts or embedded files. */
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
      (key === 'OpenAction' && resolve(each, objects).some((action) => isActiveAction(action, objects))) ||
      (key === 'AA' && resolve(each, objects).some((actions) => hasActiveAction(actions, objects))) ||
      isActiveValue(each, objects),
  )
}

/** Whether a dictionary of actions by trigger (`AA`) has an active one. */
function hasActiveAction(actions: PdfValue, objects: PdfObjects): boolean {
  if (actions.kind !== 'dictionary') return false
  return actions.entries.some(([, action]) => resolve(action, objects).some((each) => isActiveAction(each, objects)))
}

/** Whether an action, or one chained to it, does more than navigate. A plain destination is not an action. */
function isActiveAction(action: PdfValue, objects: PdfObjects, chain = 0): boolean {
  if (action.kind !== 'dictionary') return false
  if (chain > MAX_CHAIN_LENGTH) return true
  const kinds = valuesOf(action, 'S', objects)
  if (kinds.some((kind) => kind.kind !== 'name' || !HARMLESS_ACTIONS.includes(kind.name))) return true
  return flat(valuesOf(action, 'Next', objects), objects).some((each) => isActiveAction(each, objects, chain + 1))
}
