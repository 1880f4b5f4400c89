import { dueDayFrom, dueDayProblem } from '@pravesh/shared/admissions/status/correction-deadline'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { invalid } from '../../foundation/problem.ts'
import { correctionSettings } from '../settings/correction-settings.ts'

interface DayOptions {
  payload: Payload
  /** The last day that staff chose. */
  chosen: string | undefined
  now: Date
}

/** The last day for corrections that are requested now; null for none. Throws a Problem (400) for a day that cannot be. */
export async function dueDayOf({ payload, chosen, now }: DayOptions): Promise<string | null> {
  const today = dayInIndia(now)
  if (chosen === undefined) return dueDayFrom(today, await correctionSettings(payload))
  const message = dueDayProblem(chosen, today)
  if (message !== null) throw invalid([{ field: 'dueOn', code: 'notAnOption', message }])
  return chosen
}
