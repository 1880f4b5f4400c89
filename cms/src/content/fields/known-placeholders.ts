import { type FieldHook, ValidationError } from 'payload'
import { labelText } from '../../admin-kit/labels/label-text.ts'
import { type Placeholder, unknownPlaceholders } from '../published/placeholders.ts'

/** Refuses a text with a placeholder that does not exist, in drafts too, so that staff see the mistake when they make it. */
export function knownPlaceholders(placeholders: readonly Placeholder[]): FieldHook {
  const names = placeholders.map(({ name }) => name)
  return ({ value, path, collection, global, field, req }) => {
    const [unknown] = unknownPlaceholders(value, names)
    if (unknown === undefined) return value
    const oneFormat = typeof value === 'string' ? '' : ', all in one format'
    const message = `${unknown} is not a placeholder. Leave out the braces, or use a name of the list beside the text${oneFormat}.`
    const label = 'label' in field ? labelText(field.label) : ''
    const errors = [{ path: path.join('.'), label, message }]
    throw new ValidationError(
      { ...(collection && { collection: collection.slug }), ...(global && { global: global.slug }), errors, req },
      req.t,
    )
  }
}
