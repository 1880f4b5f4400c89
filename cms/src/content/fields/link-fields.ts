import type { LinkFeatureServerProps } from '@payloadcms/richtext-lexical'
import { LINK_ADDRESS_MESSAGE, linkAddress } from '@pravesh/shared/content/link-address'
import type { FieldHook, TextFieldSingleValidation } from 'payload'

/** Payload's own check accepts any text without spaces, such as `javascript:alert(1)`. */
const validate: TextFieldSingleValidation = (value, { siblingData }) => {
  const isRecord = 'linkType' in siblingData && siblingData.linkType === 'internal'
  return isRecord || linkAddress(value) !== null || LINK_ADDRESS_MESSAGE
}

/** Payload's fields of a link, with a check of its address. */
export const linkFields: LinkFeatureServerProps['fields'] = ({ defaultFields }) =>
  defaultFields.map((field) =>
    field.name === 'url' && field.type === 'text' && !field.hasMany ? { ...field, validate } : field,
  )

/** Drafts are stored without validation, so an address that may not be linked to becomes text that leads nowhere. */
const disarmLinks: FieldHook = ({ value }) =>
  value && JSON.parse(JSON.stringify(value), (key, part: unknown) => (key === 'url' ? disarmed(part) : part))

function disarmed(url: unknown): unknown {
  if (typeof url !== 'string' || linkAddress(url) !== null) return url
  return URL.canParse(url) || /^\s*[/\\]/.test(url) ? encodeURIComponent(url) : url
}

export const richTextHooks = { beforeChange: [disarmLinks] }
