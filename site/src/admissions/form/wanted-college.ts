/** The college in the address of the form (`?college=…`) if it is on offer, else null. */
export function wantedCollege({ search }: { search: string }, offered: readonly { id: string }[]): string | null {
  const wanted = new URLSearchParams(search).get('college')
  return offered.find(({ id }) => id === wanted)?.id ?? null
}
