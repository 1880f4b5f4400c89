import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { setLoginFlag } from '../../lib/login-flag.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import {
  BASKET_KEYS,
  basketCopy,
  knownBasket,
  onBasketChange,
  outdateBasketCopy,
  rememberPrices,
  seenPrices,
  storeBasketCopy,
  storeVisitorsBasket,
  visitorsBasket,
} from './stored-basket.ts'

const line = (bookId: string, units = 1) => ({ bookId, units })

beforeEach(() => {
  const target = new EventTarget()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
})
afterEach(() => vi.unstubAllGlobals())

describe('the basket of a visitor', () => {
  it('outlives the tab and the logout of a student, and leaves nothing when it is empty', () => {
    expect(storeVisitorsBasket([line('a', 2)])).toBe(true)
    forgetStudent()
    expect(visitorsBasket()).toEqual([line('a', 2)])
    storeVisitorsBasket([])
    expect([visitorsBasket(), localStorage.getItem(BASKET_KEYS.visitor)]).toEqual([[], null])
  })

  it.each(['', 'x', '[]', 'null', '{"lines":7}', '{"lines":[{"bookId":"a","units":"2"}]}'])(
    'tolerates %j in the storage',
    (stored) => {
      localStorage.setItem(BASKET_KEYS.visitor, stored)
      expect(visitorsBasket()).toEqual([])
    },
  )

  it('tolerates a browser without storage', () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    expect([visitorsBasket(), basketCopy(), seenPrices()]).toEqual([[], null, {}])
    expect(storeVisitorsBasket([line('a')])).toBe(false)
    rememberPrices({ a: 100 })
  })
})

describe('the copy of a student’s basket', () => {
  it('is what a logged-in page shows, and ends with the logout', () => {
    storeVisitorsBasket([line('a')])
    storeBasketCopy({ lines: [line('b', 2)], revision: 3, at: 5 })
    expect(knownBasket()).toEqual([line('a')])
    setLoginFlag()
    expect(knownBasket()).toEqual([line('b', 2)])
    outdateBasketCopy()
    expect(basketCopy()).toEqual({ lines: [line('b', 2)], revision: 3, at: 0 })
    forgetStudent()
    expect([basketCopy(), knownBasket()]).toEqual([null, [line('a')]])
  })
})

it('announces changes of this tab and of others', () => {
  const seen = vi.fn()
  const stop = onBasketChange(seen)
  storeVisitorsBasket([line('a')])
  expect(seen).toHaveBeenCalledTimes(1)
  const fromOther = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }))
  for (const key of [BASKET_KEYS.visitor, BASKET_KEYS.student, null, 'other']) fromOther(key)
  expect(seen).toHaveBeenCalledTimes(4)
  stop()
  storeVisitorsBasket([])
  expect(seen).toHaveBeenCalledTimes(4)
})

it('remembers the prices of titles in the basket, and of no others', () => {
  storeVisitorsBasket([line('a'), line('b')])
  rememberPrices({ a: 100, b: 200 })
  storeVisitorsBasket([line('b')])
  rememberPrices({ c: 300 })
  expect(seenPrices()).toEqual({ b: 200, c: 300 })
})
