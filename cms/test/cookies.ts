/** The Cookie header of a browser that received these responses, one after the other. */
export function cookiesIn(...responses: readonly Headers[]): string {
  const jar = new Map<string, string>()
  for (const line of responses.flatMap((headers) => headers.getSetCookie())) {
    const [pair = ''] = line.split(';')
    jar.set(pair.slice(0, pair.indexOf('=')), pair)
  }
  return [...jar.values()].join('; ')
}
