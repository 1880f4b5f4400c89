import { type AfterErrorHook, ValidationError } from 'payload'
import { labelText } from '../labels/label-text.ts'

/**
 * Adds the reason to the message of a save that was refused because of one field. Payload's message names only the
 * field, and its form can lose the reason: a check of the form that was still under way clears the errors of fields.
 */
export const explainInvalidField: AfterErrorHook = ({ error, result }) => {
  const [summary] = result?.errors ?? []
  if (!(error instanceof ValidationError) || !summary) return
  const [invalid, ...others] = error.data.errors
  // Payload's toast makes a list of what follows a colon.
  if (!invalid?.message || others.length > 0 || invalid.message.includes(':')) return
  const name = labelText(invalid.label, invalid.path)
  return { response: { errors: [{ ...summary, message: `Check “${name}”. ${invalid.message}` }] } }
}
