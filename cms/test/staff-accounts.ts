import type { Staff } from '../src/payload-types.ts'
import type { Answer, TestPortal } from './start-test-portal.ts'

/** Calls about accounts of staff. */
export function staffAccounts(portal: TestPortal) {
  const call = (path: string, body: unknown, headers: Record<string, string>): Promise<Answer> =>
    portal.call('POST', `/api/staff-account${path}`, body, headers)
  return {
    call,
    deactivate: ({ id }: Pick<Staff, 'id'>, headers: Record<string, string>, handOverTo: string | null = null) =>
      call(`/${id}/deactivate`, { handOverTo }, headers),
  }
}
