import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { APIRequest } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { anApplicantIn, aPaidApplication } from './applicant.ts'
import { someAddress } from './visitor.ts'

const AT_ONCE = 3

interface QueueOptions {
  /** Playwright’s fixture. */
  playwright: { request: APIRequest }
  portal: Portal
  course: CourseCode
  count: number
}

/** Submits and pays applications of as many students through the API. Returns their numbers. */
export async function fillQueue({ playwright, portal, course, count }: QueueOptions): Promise<string[]> {
  const numbers: string[] = []
  let left = count
  const apply = async () => {
    while (left-- > 0) numbers.push(await aPaidApplicationOfNewStudent({ playwright, portal, course }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, apply))
  return numbers
}

async function aPaidApplicationOfNewStudent({ playwright, portal, course }: Omit<QueueOptions, 'count'>) {
  const extraHTTPHeaders = { 'x-forwarded-for': someAddress() }
  const request = await playwright.request.newContext({ baseURL: portal.origin, extraHTTPHeaders })
  await anApplicantIn({ request }, portal)
  const { number } = await aPaidApplication({ request }, course)
  await request.dispose()
  return number
}
