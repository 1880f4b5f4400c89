import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH, staffSearchCall } from '@pravesh/shared/student/staff-search'
import { invalid, Problem } from '../foundation/problem.ts'
import { recordAccess } from '../http/access-records/record-access.ts'
import { endpoint } from '../http/api/endpoint.ts'
import { searchEverything } from './search-everything.ts'

/** For all staff; each finds what they may read. */
export const search = endpoint({
  ...staffSearchCall,
  handle: async ({ payload, req: { user }, query }) => {
    if (user?.collection !== 'staff') {
      throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
    }
    const text = (query.get('text') ?? '').trim()
    if (text.length < MIN_SEARCH_LENGTH || text.length > MAX_SEARCH_LENGTH) {
      const message = `Enter ${MIN_SEARCH_LENGTH} to ${MAX_SEARCH_LENGTH} characters.`
      throw invalid([{ field: 'text', code: text.length < MIN_SEARCH_LENGTH ? 'tooShort' : 'tooLong', message }])
    }
    const result = await searchEverything({ payload, user, text })
    const rows = result.reduce((sum, { records }) => sum + records.length, 0)
    // Names are read without an opening of the records, as in a list.
    const access = { kind: 'list', subject: 'Search for everything', filters: JSON.stringify({ text }), rows } as const
    if (rows > 0) await recordAccess({ payload, user, access, now: new Date() })
    return { msg: 'Searched.', result }
  },
})
