import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import { itemsProblem, type LineCopies } from '@pravesh/shared/shop/orders/line-copies'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { invalid, Problem } from '../../foundation/problem.ts'

interface ChooseOptions {
  /** Each book once. */
  items: readonly OrderItem[]
  /** Of the order. */
  copies: readonly LineCopies[]
  /** What can be chosen. */
  available: readonly OrderItem[]
  verb: 'cancelled' | 'returned'
  /** The name of the field with the items. */
  field: string
}

/** Throws a Problem unless these copies can be chosen: 400 for a book that was not ordered, 409 for too many copies. */
export function requireChoice({ field, ...choice }: ChooseOptions): void {
  const problem = itemsProblem(choice)
  if (problem === null) return
  const { kind, because } = problem
  const reason = reasoned(shopReplies, because.code, because.values)
  if (kind === 'notOrdered') throw invalid([{ field, code: 'notAnOption', ...reason }])
  const refusal = refused(shopReplies, because.code, because.values)
  throw new Problem({ ...refusal, status: 409, errors: [{ field, code: 'range', ...reason }] })
}
