const TOKEN = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+/gis
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const LANG = /\slang="([^"]*)"/
const ALT = /\salt="([^"]*)"/

/** Texts and alternatives of pictures in the body of a page that are not marked as another language than the page's. */
export function unmarkedTexts(html: string): string[] {
  const body = html.slice(html.search(/<body\b/)).replace(/<(script|style|template)\b.*?<\/\1>/gis, '')
  const marks = [false]
  const found: string[] = []
  for (const [token, close, name = '', attributes = ''] of body.matchAll(TOKEN)) {
    const isMarked = marks.at(-1) === true
    if (name === '') {
      if (!isMarked && !token.startsWith('<!')) found.push(textOf(token))
    } else if (close) marks.pop()
    else {
      const isOwn = LANG.test(attributes) || isMarked
      const [, alt = ''] = ALT.exec(attributes) ?? []
      if (alt !== '' && !isOwn) found.push(textOf(alt))
      if (!VOID.has(name.toLowerCase()) && !attributes.endsWith('/')) marks.push(isOwn)
    }
  }
  return found
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#34': '"',
  '#38': '&',
}

function textOf(html: string): string {
  return html
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Keys of page data that hold addresses, codes and names that are the same in each language. */
const NOT_TEXT = new Set([
  'id',
  'kind',
  'slug',
  'url',
  'href',
  'email',
  'origin',
  'social',
  'translation',
  'names',
  'languages',
])

/** The texts of page data with several English words, and the passages of its HTML. */
export function englishIn(data: unknown, key = ''): string[] {
  if (NOT_TEXT.has(key)) return []
  if (typeof data === 'string') {
    const parts = data.trimStart().startsWith('<') ? data.split(/<[^>]*>/) : data.split(/\n+/)
    return parts.map(textOf).filter((part) => /[a-z]{3,} \w*[a-z]{3}/i.test(part))
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, part]) => englishIn(part, Array.isArray(data) ? key : name))
}
