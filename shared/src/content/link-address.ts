import { sitePath } from '../platform/site-path.ts'

/** Schemes of links to other places than web pages. */
const OTHER_SCHEMES = ['mailto:', 'tel:']

/** Shown at the field; says which addresses can be used. */
export const LINK_ADDRESS_MESSAGE =
  'Enter a web address that starts with https://, a page of this site such as /contact, or an address that starts with mailto: or tel:'

/** The address of a link in rich text, as browsers resolve it; null if the text may not have such a link. */
export function linkAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  const address = typed.trim()
  if (address.startsWith('/')) return sitePath(address)
  if (/^#[^\s\\]+$/.test(address)) return address
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return null
  const url = parsed(address)
  if (url === null) return null
  if (OTHER_SCHEMES.includes(url.protocol)) return url.href
  // A name before the host makes one site look like another.
  return url.username === '' && url.password === '' ? url.href : null
}

function parsed(address: string): URL | null {
  // The parser drops tabs and newlines, and reads backslashes as slashes.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
  return /[\x00-\x20\x7f\\]/.test(address) || !URL.canParse(address) ? null : new URL(address)
}
