import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import { type BasketLine, putBack, setUnits, withoutTitles } from '@pravesh/shared/shop/basket/basket'
import { basketNames } from '@pravesh/shared/shop/basket/calls'
import { openOrderTable } from '@pravesh/shared/shop/basket/wire'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type BasketReply, type BasketUpdate, changeBasket, loadBasket } from '../../ui/basket/basket.ts'
import { knownBasket, onBasketChange } from '../../ui/basket/stored-basket.ts'

export type OpenOrder = DomainOf<typeof openOrderTable.fields>

/** A removed title, and where it was. */
export interface Removed {
  line: BasketLine
  at: number
}

interface BasketState {
  lines: readonly BasketLine[]
  /** Own unpaid orders with books of the basket. */
  openOrders: readonly OpenOrder[]
  /** False until the server has answered for a student. */
  isLoaded: boolean
  /** Why the last change or request failed; null if it did not. Empty if this browser keeps no basket. */
  problem: string | null
}

export type Basket = ReturnType<typeof useBasket>

const openOrders = z.catch(z.array(openOrderTable.fromWire), [])

/** The basket of this browser or student. Changes show at once; one that fails is undone. */
export function useBasket() {
  const [state, setState] = useState<BasketState>(() => ({
    lines: knownBasket(),
    openOrders: [],
    isLoaded: false,
    problem: null,
  }))
  const [removed, setRemoved] = useState<Removed | null>(null)

  const follow = useCallback(({ ok, msg, reply }: BasketReply) => {
    const open = reply?.body[basketNames.openOrders]
    setState((before) => ({
      lines: knownBasket(),
      openOrders: open === undefined ? before.openOrders : openOrders.parse(open),
      isLoaded: true,
      problem: ok ? null : msg,
    }))
  }, [])
  const load = useCallback(async () => follow(await loadBasket()), [follow])

  useEffect(() => {
    void load()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void load()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [load])
  useEffect(() => onBasketChange(() => setState((before) => ({ ...before, lines: knownBasket() }))), [])

  async function change(update: BasketUpdate): Promise<void> {
    setState((before) => ({ ...before, lines: update(before.lines) }))
    follow(await changeBasket(update))
  }

  return {
    ...state,
    removed,
    reload: () => void load(),
    setUnits: (bookId: string, units: number) => change((lines) => setUnits(lines, { bookId, units })),
    remove: (bookId: string) => {
      const at = state.lines.findIndex((line) => line.bookId === bookId)
      const line = state.lines[at]
      if (line) setRemoved({ line, at })
      return change((lines) => withoutTitles(lines, [bookId]))
    },
    undo: () => {
      setRemoved(null)
      return removed === null ? undefined : change((lines) => putBack(lines, removed))
    },
  }
}
