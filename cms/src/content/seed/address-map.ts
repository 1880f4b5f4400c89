/** The map of a postal address, in the form that a page can show in a frame. */
export function addressMap(address: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, z: '16', output: 'embed' })}`
}
