import type { Payload } from 'payload'
import type { Issuer } from '../document-kind.ts'

/** The organisation as in the published site settings. */
export async function loadIssuer(payload: Payload): Promise<Issuer> {
  const { name, address, phone, email } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return { name: name ?? '', address: address ?? '', phone: phone ?? '', email: email ?? '' }
}
