import type { ContactChange } from '../../payload-types.ts'

/** Whether staff put an earlier address or number back; otherwise the student made the change. */
export function isRestoration({ restoredById }: Pick<ContactChange, 'restoredById'>): boolean {
  return typeof restoredById === 'string'
}
