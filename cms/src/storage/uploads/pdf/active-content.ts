import { ACTIVE_NAMES } from '@pravesh/shared/platform/uploads/pdf-file'
import type { PdfValue } from './parse-value.ts'
import type { PdfObjects } from './pdf-objects.ts'

/** Actions that only navigate within the document or print it. */
const HARMLESS_ACTIONS = ['GoTo', 'Named']

/** `XFA` forms and `JS` contain scripts. Their names are too short to search for in compressed bytes. */
const ACTIVE_KEYS = ['XFA', 'JS', ...ACTIVE_NAMES]

/** Longer chains of actions are treated as an attempt to hide one. */
const MAX_CHAIN_LENGTH = 20

/** Whether a document runs actions when it is opened, or contains scripts or embedded files. Throws TooComplex. */
export function isActive(objects: PdfObjects): boolean {
  const search = new ActiveSearch(objects)
  for (const value of objects.all()) {
    if (search.isActiveValue(value)) return true
  }
  return false
}

/** A search through the objects of one document, which looks at each action once. */
class ActiveSearch {
  private readonly objects: PdfObjects
  /** Actions that are harmless with all that follows them. */
  private readonly harmless = new Set<PdfValue>()
  /** Dictionaries of actions by trigger that were searched. */
  private readonly searched = new Set<PdfValue>()

  constructor(objects: PdfObjects) {
    this.objects = objects
  }

  isActiveValue(value: PdfValue): boolean {
    if (value.kind === 'name') return ACTIVE_NAMES.includes(value.name)
    if (value.kind === 'array') return value.items.some((item) => this.isActiveValue(item))
    if (value.kind !== 'dictionary') return false
    return value.entries.some(
      ([key, each]) =>
        ACTIVE_KEYS.includes(key) ||
        (key === 'OpenAction' && this.objects.resolve(each).some((action) => this.isActiveAction(action))) ||
        (key === 'AA' && this.objects.resolve(each).some((actions) => this.hasActiveAction(actions))) ||
        this.isActiveValue(each),
    )
  }

  /** Whether a dictionary of actions by trigger (`AA`) has an active one. */
  private hasActiveAction(actions: PdfValue): boolean {
    if (actions.kind !== 'dictionary' || this.searched.has(actions)) return false
    this.searched.add(actions)
    return actions.entries.some(([, action]) => this.objects.resolve(action).some((each) => this.isActiveAction(each)))
  }

  /** Whether an action, or one chained to it, does more than navigate. A plain destination is not an action. */
  private isActiveAction(action: PdfValue, chain = 0): boolean {
    if (action.kind !== 'dictionary' || this.harmless.has(action)) return false
    if (chain > MAX_CHAIN_LENGTH) return true
    const kinds = this.objects.valuesOf(action, 'S')
    if (kinds.some((kind) => kind.kind !== 'name' || !HARMLESS_ACTIONS.includes(kind.name))) return true
    const next = this.objects.flat(this.objects.valuesOf(action, 'Next'))
    if (next.some((each) => this.isActiveAction(each, chain + 1))) return true
    this.harmless.add(action)
    return false
  }
}
