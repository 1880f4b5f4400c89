import type { Page } from 'playwright/test'

/** Pages that redirect visitors to the login. Other tests cover the account and application pages. */
const NEEDS_LOGIN = /^\/student(\/|$)|\/enroll$|\/buynow(\?|$)/

/** Crawl state: the pages reachable from the first ones, and every address of the site that they reference. */
export class SiteMap {
  readonly #origin: string
  readonly #waiting: string[]
  readonly #known: Set<string>
  /** Element ids of each visited page, by path. */
  readonly #ids = new Map<string, Set<string>>()
  /** The first page that references each address: links, picture sources, scripts, styles, icons and forms. */
  readonly #referencedOn = new Map<string, string>()

  constructor(origin: string, first: readonly string[]) {
    this.#origin = origin
    this.#known = new Set(first)
    this.#waiting = [...this.#known]
  }

  get visited(): number {
    return this.#ids.size
  }

  /** The next page to visit; undefined when there is none. */
  next(): string | undefined {
    return this.#waiting.shift()
  }

  /** Records the addresses on a page. For an error page, only ids count, because it links to itself. */
  async add(path: string, page: Page, { ok }: { ok: boolean }): Promise<void> {
    const { links, files, ids } = await page.evaluate(readPage)
    this.#ids.set(path, new Set(ids))
    if (!ok) return
    for (const address of [...links, ...files]) {
      const local = this.#localPath(address)
      if (local !== null && !this.#referencedOn.has(local)) this.#referencedOn.set(local, path)
    }
    for (const link of links) {
      const target = this.#localPath(link)?.split('#')[0]
      if (target === undefined || this.#known.has(target)) continue
      this.#known.add(target)
      if (!/\.\w+$/.test(target) && !NEEDS_LOGIN.test(target)) this.#waiting.push(target)
    }
  }

  /** Addresses that do not return 200, with the page that references them. */
  async deadAddresses(): Promise<string[]> {
    const faults: string[] = []
    for (const [path, from] of this.#paths()) {
      const response = await fetch(this.#origin + path, { redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) faults.push(`${path} returns ${response.status}, linked from ${from}`)
    }
    return faults
  }

  /** Fragments without an element of that id on the target page. `#top` needs none. */
  deadFragments(): string[] {
    return [...this.#referencedOn].flatMap(([address, from]) => {
      const [target = '', fragment = ''] = address.split('#')
      const ids = this.#ids.get(target)
      const found = fragment === '' || fragment === 'top' || !ids || ids.has(decodeURIComponent(fragment))
      return found ? [] : [`${address} has no target, linked from ${from}`]
    })
  }

  /** Every referenced path, without fragments. */
  #paths(): Map<string, string> {
    return new Map([...this.#referencedOn].reverse().map(([address, from]) => [address.split('#')[0] ?? '', from]))
  }

  /** Path, query and fragment of an address on this site; null for other sites. */
  #localPath(address: string): string | null {
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
