/**
 * Districts by state: comma-separated names in alphabetical order, each followed by its aliases after equals signs. One
 * string per state reads and compresses better than a list, and an alias always belongs to a district.
 */
export type DistrictTable = Readonly<Record<string, string>>

/** A district with its current name, and its former names and other spellings. */
export type District = { readonly name: string; readonly aliases: readonly string[] }

/** Parses a state's entry of the table. */
export function parseDistricts(entry: string): District[] {
  return entry.split(',').map((district) => {
    const [name = '', ...aliases] = district.split('=').map((part) => part.trim())
    return { name, aliases }
  })
}
