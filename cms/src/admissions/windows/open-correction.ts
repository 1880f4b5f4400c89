import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import {
  hasWindows,
  lastWindow,
  openWindow,
  windowCorrection,
} from '@pravesh/shared/admissions/status/correction-window'
import { type Correction, requestLabel } from '@pravesh/shared/admissions/status/requests'
import { isWithApplicant } from '@pravesh/shared/admissions/status/status'
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { requestedCorrection } from '../applications/requested-correction.ts'
import { findWindows } from './find-windows.ts'

interface OpenOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** What the student may correct now: what staff asked for, or what an open window has; null if nothing. */
export async function openCorrection({ payload, application, now }: OpenOptions): Promise<Correction | null> {
  const { status, course } = application
  if (isWithApplicant(status)) return requestedCorrection(application)
  if (!hasWindows(status)) return null
  const window = openWindow(await findWindows(payload, application), dayInIndia(now))
  return window && windowCorrection(formOf(course), window)
}

/** So many days after its end, a form can still be open in a browser. */
const FORM_DAYS = 7

/** The last day of a window that has just ended, `YYYY-MM-DD`; null if there is none. */
export async function closedOn({ payload, application, now }: OpenOptions): Promise<string | null> {
  if (!hasWindows(application.status)) return null
  const today = dayInIndia(now)
  const window = lastWindow(await findWindows(payload, application), today)
  return window !== null && window.to >= addDays(today, -FORM_DAYS) ? window.to : null
}

/** The open window of an application, as its student sees it. */
export async function shownWindow(options: OpenOptions): Promise<ApplicationView['correctionWindow']> {
  const { payload, application, now } = options
  if (!hasWindows(application.status)) return null
  const window = openWindow(await findWindows(payload, application), dayInIndia(now))
  if (window === null) return null
  const form = formOf(application.course)
  const { requests } = windowCorrection(form, window)
  return { labels: requests.map((request) => requestLabel(form, request)), lastDay: window.to }
}
