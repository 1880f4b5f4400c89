import type { BoughtCourse } from '@pravesh/shared/learning/bought-course'
import type { BegunPurchase } from '@pravesh/shared/learning/purchase-offer'
import { BEGUN_FIELD, boughtCourseTable } from '@pravesh/shared/learning/wire'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { ApiReply } from '../../lib/api.ts'
import { begunIn } from '../begun-in.ts'
import { callLearning } from '../learning-api.ts'

type Bought<Value> =
  | { status: 'loading' }
  | { status: 'failed'; msg: string }
  /** There is no such course in this account. */
  | { status: 'missing' }
  | { status: 'known'; value: Value }

export interface LoadedBought<Value> {
  bought: Bought<Value>
  reload: () => void
}

/** The recorded courses that the student has bought, and the purchases that are begun and not paid, latest first. */
export interface BoughtCourses {
  courses: BoughtCourse[]
  begun: BegunPurchase[]
}

const allBought: z.ZodMiniType<BoughtCourses> = z.pipe(
  z.looseObject({ result: z.array(boughtCourseTable.fromWire) }),
  z.transform((body) => ({ courses: body.result, begun: begunIn(body, BEGUN_FIELD) })),
)
const oneBought: z.ZodMiniType<BoughtCourse> = z.pipe(
  z.object({ result: boughtCourseTable.fromWire }),
  z.transform(({ result }) => result),
)

export const useBoughtCourses = (): LoadedBought<BoughtCourses> => useBought(fetchAll, allBought)

/** One recorded course that the student has bought. */
export function useBoughtCourse(id: string): LoadedBought<BoughtCourse> {
  const fetchOne = useCallback(() => callLearning('courseContent', { params: { id } }), [id])
  return useBought(fetchOne, oneBought)
}

const fetchAll = () => callLearning('myCourses')

function useBought<Value>(call: () => Promise<ApiReply>, schema: z.ZodMiniType<Value>): LoadedBought<Value> {
  const [bought, setBought] = useState<Bought<Value>>({ status: 'loading' })
  const reload = useCallback(() => {
    setBought({ status: 'loading' })
    void call().then((reply) => setBought(read(reply, schema)))
  }, [call, schema])
  useEffect(reload, [reload])
  return { bought, reload }
}

function read<Value>({ ok, status, msg, body }: ApiReply, schema: z.ZodMiniType<Value>): Bought<Value> {
  if (status === 404) return { status: 'missing' }
  const parsed = ok ? schema.safeParse(body) : null
  return parsed?.success ? { status: 'known', value: parsed.data } : { status: 'failed', msg }
}
