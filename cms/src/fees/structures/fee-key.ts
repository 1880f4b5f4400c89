import { randomUUID } from 'node:crypto'
import type { FeeStructure } from '../../payload-types.ts'

/** The unique key of the active fee for a head and course. */
export function activeKey({ action, course }: Pick<FeeStructure, 'action' | 'course'>): string {
  return `${action}:${course}`
}

/** A key for a fee that is not active; any number of them may exist. */
export function inactiveKey(): string {
  return `inactive:${randomUUID()}`
}
