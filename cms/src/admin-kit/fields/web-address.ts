import type { TextField } from 'payload'
import { isShortMapLink, readMap } from './map-address.ts'

interface AddressOptions extends Pick<TextField, 'label' | 'admin'> {
  name: string
  required?: boolean
  /** Allowed host names; any host by default. */
  hosts?: readonly string[]
}

/** Payload validator for an https address: true, or the error message. */
function checkHttpsAddress(value: unknown, { required = false, hosts = [] as readonly string[] } = {}) {
  if (value === null || value === undefined || value === '') {
    return required ? 'Enter a web address that starts with https://' : true
  }
  const address = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (address?.protocol !== 'https:' || !address.hostname.includes('.')) {
    return 'Enter a full web address that starts with https://'
  }
  if (hosts.length > 0 && isShortMapLink(address.href)) {
    return 'We could not open this short link. Open it yourself, and copy the address from the browser’s address bar.'
  }
  if (hosts.length > 0 && !hosts.includes(address.hostname)) {
    return `Enter an address on ${hosts.join(' or ')}. The page cannot show other sites.`
  }
  return true
}

export function webAddressField({ hosts, required = false, ...field }: AddressOptions): TextField {
  return {
    ...field,
    type: 'text',
    required,
    validate: (value: unknown) => checkHttpsAddress(value, { required, hosts }),
  }
}

/** A map for a page. Understands pasted frames, addresses and short links of Google Maps. */
export function mapField({ name, label }: Pick<AddressOptions, 'name' | 'label'>): TextField {
  return {
    ...webAddressField({
      name,
      label,
      hosts: ['www.google.com', 'www.openstreetmap.org'],
      admin: {
        description:
          'In Google Maps choose Share and copy the link, or “Embed a map” and copy the HTML. Paste it here.',
      },
    }),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' && value !== '' ? readMap(value) : value)] },
  }
}
