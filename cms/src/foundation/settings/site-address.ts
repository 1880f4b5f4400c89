import * as z from 'zod'

/** A setting with the origin of the site, e.g. `https://admissions.example.in`, without a trailing slash. */
export const siteAddress = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be a web address such as https://admissions.example.in.`,
      abort: true,
    })
    .refine(
      isOrigin,
      `${name} must be the address of the site alone, without a path, query or user, such as https://admissions.example.in.`,
    )
    .transform((address) => address.replace(/\/+$/, ''))

/** The portal is always at the root of its host, and links are made by appending paths. */
function isOrigin(address: string): boolean {
  const { href, origin } = new URL(address.replace(/\/+$/, ''))
  return href === `${origin}/` && !/[?#]/.test(address)
}
