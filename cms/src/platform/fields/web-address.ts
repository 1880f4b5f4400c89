import type { TextField } from 'payload'

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
