import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { isWindowItem, windowProblem } from '@pravesh/shared/admissions/status/correction-window'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { idOf } from '../../database/records/relation.ts'
import type { CorrectionWindow } from '../../payload-types.ts'
import { findWindows } from './find-windows.ts'

/**
 * Checks a window that staff save, and stores the years of its session, by which applications know it. Its messages are due
 * anew: those that were sent are not sent again, unless the last day moved. Throws a ValidationError.
 */
export const checkWindow: CollectionBeforeChangeHook<CorrectionWindow> = async ({ data, originalDoc, req }) => {
  const window = { ...originalDoc, ...data }
  const { payload } = req
  const course = window.course
  const session = await readRow({
    payload,
    collection: 'academic-sessions',
    where: { id: { equals: idOf(window.session) ?? '' } },
  })
  if (course === undefined || session === null) throw invalid('session', 'Choose a session.')
  const items = Array.isArray(window.items) ? window.items.filter((item) => typeof item === 'string') : []
  const known = items.filter((item) => isWindowItem(formOf(course), item))
  if (known.length === 0 || known.length < items.length) {
    throw invalid('items', 'Select at least one question or document of this course.')
  }
  const days = { from: dayOf(String(window.firstDay)), to: dayOf(String(window.lastDay)) }
  const others = (await findWindows(payload, { course, sessionYear: session.year })).filter(
    ({ id }) => id !== originalDoc?.id,
  )
  const problem = windowProblem(days, others)
  if (problem !== null) throw invalid('lastDay', problem)
  const isExtended = originalDoc?.lastDay !== undefined && dayOf(originalDoc.lastDay) !== days.to
  return {
    ...data,
    items: known,
    sessionYear: session.year,
    ...(isExtended && { remindedAt: null }),
    ...{ lastId: null, endedAt: null, attempts: 0, dueAt: new Date().toISOString() },
  }
}

function invalid(path: string, message: string): ValidationError {
  return new ValidationError({ errors: [{ path, message }] })
}
