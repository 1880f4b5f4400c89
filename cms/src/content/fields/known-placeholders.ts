import { type FieldHook, ValidationError } from 'payload'
import { inBraces, type Placeholder, unknownPlaceholders } from '../published/placeholders.ts'

/** Refuses a text with a placeholder that does not exist, in drafts too, so that staff see the mistake when they make it. */
export function knownPlaceholders(placeholders: readonly Placeholder[]): FieldHook {
  const names = placeholders.map(({ name }) => name)
  return ({ value, path, collection, field, req }) => {
    const [unknown] = unknownPlaceholders(value, names)
    if (unknown === undefined) return value
    const known = names.map(inBraces).join(' or ')
    const message = `${unknown} is not a placeholder. Leave out the braces, or use ${known}, all in one format.`
    const label = 'label' in field && typeof field.label === 'string' ? field.label : ''
    const errors = [{ path: path.join('.'), label, message }]
    throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t)
  }
}

/** What staff read below a text that can have placeholders. */
export function placeholderHint(placeholders: readonly Placeholder[]): string {
  const all = placeholders.map(({ name, meaning }) => `${inBraces(name)}: ${meaning}`).join('; ')
  return `The page shows the present value in place of a name in braces, and leaves out its paragraph or list item while there is none. You can use ${all}.`
}
