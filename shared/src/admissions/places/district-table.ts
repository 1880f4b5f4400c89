/**
 * Districts by state: names between commas, in alphabetical order, each followed by the other names it is known by,
 * after an equals sign. One string a state reads and compresses better than a list, and a former name cannot point
 * nowhere.
 */
export type DistrictTable = Readonly<Record<string, string>>

/** One district: its name today, and the names and spellings that older papers and people use. */
export type District = { readonly name: string; readonly aliases: readonly string[] }

/** The districts that one state's entry of the table names. */
export function parseDistricts(entry: string): District[] {
  return entry.split(',').map((district) => {
    const [name = '', ...aliases] = district.split('=').map((part) => part.trim())
    return { name, aliases }
  })
}
