import { randomUUID } from 'node:crypto'
import type { FeeStructure } from '../../payload-types.ts'

/** Unique key of the active fee for a head and course. */
export function activeKey({ action, course }: Pick<FeeStructure, 'action' | 'course'>): string {
  return `${action}:${course}`
}

/** Random key of an inactive fee, so that any number of inactive fees can exist. */
export function inactiveKey(): string {
  return `inactive:${randomUUID()}`
}
