import { addCopy } from '@pravesh/shared/shop/basket/basket'
import { basketCalls } from '@pravesh/shared/shop/basket/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { mayHaveSession, setLoginFlag } from '../../lib/login-flag.ts'
import { changeBasket, loadBasket, refreshBasket } from './basket.ts'
import { basketCopy, storeBasketCopy, storeVisitorsBasket, visitorsBasket } from './stored-basket.ts'

const line = (bookId: string, units = 1) => ({ bookId, units })
const wire = (bookId: string, units = 1) => ({ book_id: bookId, units })
const basket = (items: readonly object[], revision: number) => ({ items, revision })

interface Asked {
  path: string
  body: Record<string, unknown> | null
}

const asked: Asked[] = []
let replies: [status: number, body: object][] = []

beforeEach(() => {
  asked.length = 0
  replies = []
  const target = new EventTarget()
  const header = { dataset: { offline: 'Offline.', leftOut: 'Left out: {n}' } }
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => header })
  vi.stubGlobal('requestAnimationFrame', () => {})
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? null : JSON.parse(body) })
    const [status, reply] = replies.shift() ?? [500, {}]
    return Response.json({ success: status === 200, msg: `Status ${status}.`, ...reply }, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const add = (bookId: string) => changeBasket((lines) => addCopy(lines, bookId).lines)
const paths = () => asked.map(({ path }) => path.replace('/api', ''))

describe('a visitor', () => {
  it('changes the basket without a call', async () => {
    await Promise.all([add('a'), add('b'), add('a')])
    expect([visitorsBasket(), asked]).toEqual([[line('b'), line('a', 2)], []])
    expect(await loadBasket()).toMatchObject({ ok: true, reply: null })
    expect(asked).toEqual([])
  })

  it('hears when the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    expect(await add('a')).toEqual({ ok: false, msg: '', reply: null })
  })
})

describe('a student', () => {
  beforeEach(() => setLoginFlag())

  it('changes the basket of the server, naming the revision', async () => {
    storeBasketCopy({ lines: [line('a')], revision: 4, at: 1 })
    replies = [[200, { result: basket([wire('b'), wire('a')], 5) }]]
    expect((await add('b')).ok).toBe(true)
    expect(asked).toEqual([{ path: `/api${basketCalls.saveBasket.path}`, body: basket([wire('b'), wire('a')], 4) }])
    expect(basketCopy()).toMatchObject({ lines: [line('b'), line('a')], revision: 5 })
  })

  it('repeats a change of a basket that another device has changed', async () => {
    storeBasketCopy({ lines: [], revision: 1, at: 1 })
    replies = [
      [409, { result: basket([wire('x')], 2) }],
      [200, { result: basket([wire('a'), wire('x')], 3) }],
    ]
    expect((await add('a')).ok).toBe(true)
    expect(asked.map(({ body }) => body?.revision)).toEqual([1, 2])
    expect(basketCopy()?.lines).toEqual([line('a'), line('x')])
  })

  it('keeps the basket when a change fails, and says so', async () => {
    storeBasketCopy({ lines: [line('a')], revision: 1, at: 1 })
    replies = [[500, {}]]
    expect(await add('b')).toMatchObject({ ok: false, msg: 'Status 500.' })
    expect(basketCopy()?.lines).toEqual([line('a')])
  })

  it('brings the basket from before the login, which is then gone from the browser', async () => {
    storeVisitorsBasket([line('a', 2)])
    const merged = basket([wire('a', 2), wire('b')], 2)
    replies = [
      [200, { result: merged, left_out: [] }],
      [200, { result: merged, open_orders: [] }],
    ]
    expect((await loadBasket()).ok).toBe(true)
    expect(paths()).toEqual([basketCalls.mergeBasket.path, basketCalls.myBasket.path])
    expect([visitorsBasket(), basketCopy()?.lines]).toEqual([[], [line('a', 2), line('b')]])
  })

  it('keeps that basket until the server has it', async () => {
    storeVisitorsBasket([line('a')])
    replies = [[500, {}]]
    expect(await loadBasket()).toMatchObject({ ok: false, msg: 'Status 500.' })
    expect([visitorsBasket(), basketCopy()]).toEqual([[line('a')], null])
  })

  it('whose session has ended fills the basket of a visitor', async () => {
    storeBasketCopy({ lines: [line('x')], revision: 1, at: 1 })
    replies = [[401, {}]]
    expect((await add('a')).ok).toBe(true)
    expect([mayHaveSession(), visitorsBasket(), basketCopy()]).toEqual([false, [line('a')], null])
  })

  it('asks again only after a while, or when there is something to merge', async () => {
    storeBasketCopy({ lines: [], revision: 1, at: Date.now() })
    refreshBasket()
    await loadBasket()
    expect(asked).toHaveLength(1)
    storeBasketCopy({ lines: [], revision: 1, at: 0 })
    refreshBasket()
    await loadBasket()
    expect(asked).toHaveLength(3)
  })
})
