import type { Page } from 'playwright/test'

/**
 * Linked to, but not built yet. One that answers, or that no page links to any more, must leave the list, so that it only
 * gets shorter.
 */
const NOT_BUILT_YET = [/^\/purchase-books\/[\w-]+\/buynow$/]
/** Pages that redirect a visitor who is not signed in; account and application pages are visited by tests of their own. */
const STUDENTS_OWN = /^\/student(\/|$)|\/enroll$/

/** The pages of a site that can be reached from the first ones, and every address of the site that they name. */
export class SiteMap {
  readonly #origin: string
  readonly #waiting: string[]
  readonly #known: Set<string>
  /** Ids of the elements of each page visited, by its path. */
  readonly #ids = new Map<string, Set<string>>()
  /** The first page that names each address: links, pictures and their sizes, scripts, styles, icons, forms. */
  readonly #namedOn = new Map<string, string>()

  constructor(origin: string, first: readonly string[]) {
    this.#origin = origin
    this.#known = new Set(first)
    this.#waiting = [...this.#known]
  }

  get visited(): number {
    return this.#ids.size
  }

  /** The next page to visit; undefined when all have been. */
  next(): string | undefined {
    return this.#waiting.shift()
  }

  /** Notes the addresses on a page. The not-found page names itself, which is no page: there only ids count. */
  async add(path: string, page: Page, { ok }: { ok: boolean }): Promise<void> {
    const { links, files, ids } = await page.evaluate(readPage)
    this.#ids.set(path, new Set(ids))
    if (!ok) return
    for (const address of [...links, ...files]) {
      const named = this.#ours(address)
      if (named !== null && !this.#namedOn.has(named)) this.#namedOn.set(named, path)
    }
    for (const link of links) {
      const target = this.#ours(link)?.split('#')[0]
      if (target === undefined || this.#known.has(target)) continue
      this.#known.add(target)
      if (!/\.\w+$/.test(target) && !STUDENTS_OWN.test(target)) this.#waiting.push(target)
    }
  }

  /** Addresses that do not answer 200, with the page that names them. */
  async deadAddresses(): Promise<string[]> {
    const faults: string[] = []
    const unmet = new Set(NOT_BUILT_YET)
    for (const [path, from] of this.#paths()) {
      const response = await fetch(this.#origin + path, { redirect: 'manual' })
      await response.arrayBuffer()
      const pending = NOT_BUILT_YET.find((pattern) => pattern.test(path))
      if (pending) unmet.delete(pending)
      if (pending && response.status === 200) faults.push(`${path} is built now: remove it from NOT_BUILT_YET`)
      if (!pending && response.status !== 200) faults.push(`${path} answers ${response.status}, named on ${from}`)
    }
    for (const { source } of unmet) faults.push(`no page links to ${source} any more: remove it from NOT_BUILT_YET`)
    return faults
  }

  /** Fragments without an element of that id on the page that they point to. `#top` needs none. */
  deadFragments(): string[] {
    return [...this.#namedOn].flatMap(([address, from]) => {
      const [target = '', fragment = ''] = address.split('#')
      const ids = this.#ids.get(target)
      const found = fragment === '' || fragment === 'top' || !ids || ids.has(decodeURIComponent(fragment))
      return found ? [] : [`${address} points at nothing, named on ${from}`]
    })
  }

  /** Every path named, without fragments. */
  #paths(): Map<string, string> {
    return new Map([...this.#namedOn].reverse().map(([address, from]) => [address.split('#')[0] ?? '', from]))
  }

  /** The path of an address of this site, with its query and fragment. */
  #ours(address: string): string | null {
    if (address !== this.#origin && !address.startsWith(`${this.#origin}/`)) return null
    const path = address.slice(this.#origin.length)
    return path.startsWith('/') ? path : `/${path}`
  }
}

/** Runs in the page. */
function readPage(): { links: string[]; files: string[]; ids: string[] } {
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '')
  const whole = (address: string) => new URL(address, document.baseURI).href
  const candidates = [...all('img', 'srcset'), ...all('source', 'srcset')].flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  )
  const files = [...all('[src]', 'src'), ...candidates, ...all('link[href]', 'href'), ...all('[poster]', 'poster')]
  const cards = all('meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content')
  return {
    links: [...all('a[href]', 'href'), ...all('form[method=get]', 'action')].map(whole),
    files: [...files, ...cards].filter((address) => address !== '').map(whole),
    ids: all('[id]', 'id'),
  }
}
