import { textProblem } from '@pravesh/shared/platform/usable-text'
import type { Field, SanitizedConfig, TextareaField, TextField } from 'payload'
import { labelText } from '../labels/label-text.ts'

/**
 * Refuses unusable characters in every text that staff enter in the admin or through Payload's own API. Values that did
 * not change pass, and so does what the portal itself writes: both may be older than the rule. (decision 57)
 */
export function withUsableText(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) guard(fields)
  return config
}

function guard(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'text') guardText(field)
    else if (field.type === 'textarea') guardText(field)
    else if (field.type === 'tabs') for (const tab of field.tabs) guard(tab.fields)
    else if (field.type === 'blocks') for (const block of field.blocks) guard(block.fields)
    else if ('fields' in field) guard(field.fields)
  }
}

const guarded = new WeakSet<Field>()

function guardText(field: TextField | TextareaField): void {
  // Blocks and fields may be shared by several collections.
  if (guarded.has(field)) return
  guarded.add(field)
  const validate: unknown = field.validate
  const guardedValidate = async (value: unknown, options: ValidateOptions) => {
    const found =
      !options.overrideAccess && !sameText(value, options.previousValue)
        ? problemIn(value, labelText(field.label, field.name))
        : null
    return found ?? (typeof validate === 'function' ? validate(value, options) : true)
  }
  Object.assign(field, { validate: guardedValidate })
}

interface ValidateOptions {
  overrideAccess?: boolean
  previousValue?: unknown
}

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function problemIn(value: unknown, name: string): string | null {
  const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  return texts.map((text) => textProblem(text, name, 'free')).find((found) => found !== null) ?? null
}
