import type { Account } from '../lib/running-portal.ts'

/** The fields of a book in the admin API that the benchmark needs. */
export interface ShopBook {
  id: string
  slug: string
  name: string
  author: string
  course: string
  semester: string
  updatedAt: string
}

/** A signed-in member of staff. */
export interface Editor {
  /** The books on the first page of the catalogue. */
  newestBooks: () => Promise<ShopBook[]>
  /** Publishes a new price. Returns the saved book and the duration in milliseconds. */
  saveBook: (id: string, pricePaise: number) => Promise<{ book: ShopBook; took: number }>
  /** Publishes a change of the record or global at an address of the admin API. Returns the duration in milliseconds. */
  save: (address: string, change: object) => Promise<number>
  /** Sends a form, or JSON, to a call of staff. Returns the reply. */
  send: <Reply>(address: string, body: FormData | string) => Promise<Reply>
  /** Calls the admin API. Returns the reply and the duration in milliseconds. */
  read: <Reply>(address: string) => Promise<{ reply: Reply; took: number }>
  /** The response to a GET, whose body is not read. */
  download: (address: string) => Promise<Response>
  /** Opens a page of the admin. Returns the duration in milliseconds until its HTML is complete. */
  open: (address: string) => Promise<{ took: number }>
}

/** Signs in through the admin API. `publicOrigin` is that of `PUBLIC_URL`, if the portal has another one. */
export async function signIn(origin: string, account: Account, publicOrigin = origin): Promise<Editor> {
  const json = { 'content-type': 'application/json', origin: publicOrigin }
  const body = JSON.stringify(account)
  const login = await fetch(`${origin}/api/staff/login`, { method: 'POST', headers: json, body })
  if (!login.ok) throw new Error(`The administrator could not sign in: ${login.status}.`)
  const headers = {
    ...json,
    cookie: login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
  const call = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(origin + address, { ...init, headers })
    const reply = await response.json()
    if (!response.ok) throw new Error(`${address} returned ${response.status}: ${JSON.stringify(reply)}`)
    return reply
  }
  return {
    newestBooks: async () => (await call('/api/books?sort=-createdAt&limit=18&depth=0')).docs,
    async saveBook(id, pricePaise) {
      const change = JSON.stringify({ pricePaise, confirmedAmounts: [pricePaise], _status: 'published' })
      const started = performance.now()
      const { doc } = await call(`/api/books/${id}?depth=0`, { method: 'PATCH', body: change })
      return { book: doc, took: performance.now() - started }
    },
    async save(address, change) {
      const body = JSON.stringify({ ...change, _status: 'published' })
      const started = performance.now()
      await call(address, { method: address.startsWith('/api/globals/') ? 'POST' : 'PATCH', body })
      return performance.now() - started
    },
    async send(address, body) {
      const { 'content-type': json, ...others } = headers
      // A form has a content type of its own.
      const sent = typeof body === 'string' ? headers : others
      const response = await fetch(origin + address, { method: 'POST', headers: sent, body })
      const reply = await response.json()
      if (!response.ok) throw new Error(`${address} returned ${response.status}: ${JSON.stringify(reply)}`)
      return reply
    },
    async read(address) {
      const started = performance.now()
      const reply = await call(address)
      return { reply, took: performance.now() - started }
    },
    download: (address) => fetch(origin + address, { headers }),
    async open(address) {
      const started = performance.now()
      const response = await fetch(origin + address, { headers, redirect: 'error' })
      await response.text()
      if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
      return { took: performance.now() - started }
    },
  }
}
