import { callAddress } from '@pravesh/shared/platform/wire-call'
import { type BasketLine, parseBasket, withoutTitles } from '@pravesh/shared/shop/basket/basket'
import { basketCalls, basketNames } from '@pravesh/shared/shop/basket/calls'
import { type ApiReply, callApi } from '../../lib/api.ts'
import { mayHaveSession, removeLoginFlag } from '../../lib/login-flag.ts'
import { notify } from '../notify.ts'
import {
  type BasketCopy,
  basketCopy,
  removeBasketCopy,
  storeBasketCopy,
  storeVisitorsBasket,
  visitorsBasket,
} from './stored-basket.ts'

/** What a basket becomes; the same object if nothing changes. */
export type BasketUpdate = (lines: readonly BasketLine[]) => readonly BasketLine[]

export interface BasketReply {
  ok: boolean
  /** For the user; empty if this browser keeps no basket. */
  msg: string
  /** The reply of the server; null for a visitor. */
  reply: ApiReply | null
}

/** Far above the number of devices that change one basket at once. */
const MAX_CONFLICTS = 5
/** Age in milliseconds from which a page of students asks again. */
const OUTDATED_AFTER = 60_000

const DONE: BasketReply = { ok: true, msg: '', reply: null }

/** Changes of one tab follow each other, so that none replaces another. */
let queue: Promise<unknown> = Promise.resolve()

/** Changes the basket of a student or visitor. Repeats the change if another device was faster. Never rejects. */
export function changeBasket(update: BasketUpdate): Promise<BasketReply> {
  const result = queue.then(() => (mayHaveSession() ? changeOfStudent(update) : changeOfVisitor(update)))
  queue = result
  return result
}

/** Fetches a student's basket, after adding that of the visitor before the login. Never rejects. */
export function loadBasket(): Promise<BasketReply> {
  const result = queue.then(load)
  queue = result
  return result
}

/** Fetches a student's basket unless this browser has asked recently. */
export function refreshBasket(): void {
  const copy = basketCopy()
  const isRecent = copy !== null && Date.now() - copy.at < OUTDATED_AFTER
  if (!isRecent || visitorsBasket().length > 0) void loadBasket()
}

async function load(): Promise<BasketReply> {
  if (!mayHaveSession()) return DONE
  const merged = await merge(visitorsBasket())
  if (merged !== null) return merged
  const reply = await call('myBasket')
  return received(reply) ? { ok: true, msg: '', reply } : refused(reply)
}

/** Null if there is nothing left to merge; the failure if the basket is still in this browser only. */
async function merge(lines: readonly BasketLine[]): Promise<BasketReply | null> {
  if (lines.length === 0) return null
  const reply = await call('mergeBasket', { [basketNames.lines]: lines.map(toWire) })
  if (!received(reply)) return refused(reply)
  // Another tab may have added a title meanwhile.
  const sent = lines.map(({ bookId }) => bookId)
  storeVisitorsBasket(withoutTitles(visitorsBasket(), sent))
  const leftOut = reply.body[basketNames.leftOut]
  const count = Array.isArray(leftOut) ? leftOut.length : 0
  if (count > 0) notify(textOf('leftOut').replace('{n}', String(count)))
  return null
}

function changeOfVisitor(update: BasketUpdate): BasketReply {
  const before = visitorsBasket()
  const lines = update(before)
  return lines === before || storeVisitorsBasket(lines) ? DONE : { ok: false, msg: '', reply: null }
}

async function changeOfStudent(update: BasketUpdate): Promise<BasketReply> {
  if (basketCopy() === null || visitorsBasket().length > 0) {
    const loaded = await load()
    if (!mayHaveSession()) return changeOfVisitor(update)
    if (!loaded.ok) return loaded
  }
  let known = basketCopy() ?? { lines: [], revision: 0, at: 0 }
  for (let conflict = 0; conflict < MAX_CONFLICTS; conflict++) {
    const lines = update(known.lines)
    if (lines === known.lines) return DONE
    const reply = await call('saveBasket', {
      [basketNames.lines]: lines.map(toWire),
      [basketNames.revision]: known.revision,
    })
    const copy = received(reply)
    if (reply.ok) return { ok: true, msg: '', reply }
    if (reply.status !== 409 || copy === null) {
      const failure = refused(reply)
      return mayHaveSession() ? failure : changeOfVisitor(update)
    }
    known = copy
  }
  return { ok: false, msg: textOf('offline'), reply: null }
}

/** Stores the basket in a reply, that of a conflict too; null if it has none. */
function received({ body }: ApiReply): BasketCopy | null {
  const result = body.result as Record<string, unknown> | undefined
  const revision = result?.[basketNames.revision]
  if (result === undefined || typeof revision !== 'number') return null
  const items = result[basketNames.lines]
  const lines = parseBasket(Array.isArray(items) ? items.map(fromWire) : [])
  const copy = { lines, revision, at: Date.now() }
  storeBasketCopy(copy)
  return copy
}

/** Without a session, which the flag of the login did not know, the basket is that of a visitor. */
function refused(reply: ApiReply): BasketReply {
  if (reply.status === 401) {
    removeLoginFlag()
    removeBasketCopy()
  }
  return { ok: false, msg: reply.msg, reply }
}

function call(name: keyof typeof basketCalls, body?: Record<string, unknown>): Promise<ApiReply> {
  const { method } = basketCalls[name]
  return callApi({ method, path: callAddress(basketCalls[name]), ...(body && { body }), offline: textOf('offline') })
}

const toWire = ({ bookId, units }: BasketLine) => ({ [basketNames.bookId]: bookId, [basketNames.units]: units })

const fromWire = (item: Record<string, unknown> | null) => ({
  bookId: item?.[basketNames.bookId],
  units: item?.[basketNames.units],
})

/** A text of the link in the header, which has those of the page's language. */
function textOf(name: 'offline' | 'leftOut'): string {
  return document.querySelector<HTMLElement>('[data-basket]')?.dataset[name] ?? ''
}
