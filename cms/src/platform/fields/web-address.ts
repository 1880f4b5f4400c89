import type { TextField } from 'payload'

interface AddressOptions extends Pick<TextField, 'label' | 'admin'> {
  name: string
  required?: boolean
  /** Sites that the page may show; any when left out. */
  hosts?: readonly string[]
}

/** Says what is wrong with an address that must start with https, or true. */
function checkHttpsAddress(value: unknown, { required = false, hosts = [] as readonly string[] } = {}) {
  if (value === null || value === undefined || value === '') {
    return required ? 'Please paste a web address that starts with https://' : true
  }
  const address = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (address?.protocol !== 'https:' || !address.hostname.includes('.')) {
    return 'Please paste a whole web address that starts with https://'
  }
  if (hosts.length > 0 && !hosts.includes(address.hostname)) {
    return `The page can show this only from ${hosts.join(' or ')}.`
  }
  return true
}

/** A text field for an https address. */
export function webAddressField({ hosts, required = false, ...field }: AddressOptions): TextField {
  return {
    ...field,
    type: 'text',
    required,
    validate: (value: unknown) => checkHttpsAddress(value, { required, hosts }),
  }
}
