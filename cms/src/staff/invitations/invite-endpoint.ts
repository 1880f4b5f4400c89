import { staffAccountCalls } from '@pravesh/shared/accounts/staff-accounts'
import { fill } from '@pravesh/shared/platform/fill'
import { endpoint } from '../../http/api/endpoint.ts'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { requireStaffManager } from '../administrators/require-staff-manager.ts'
import { words } from '../messages/words/words.ts'
import { mayDo, whoMayDo } from '../permissions/access.ts'
import { inviteAgain } from './invite-again.ts'

/** Sends an invitation again, for those who may add colleagues. */
export const staffInviteAgain = endpoint({
  ...staffAccountCalls.invite,
  handle: async ({ payload, req, param }) => {
    const by = requireStaffManager(req, (user) => mayDo(user, 'create', 'staff'), whoMayDo('create', 'staff'))
    const invitation = { payload, id: param('id'), by, now: new Date() }
    const { email } = await padResponseTime(payload, () => inviteAgain(invitation))
    return { msg: fill(words.en.invitation.sent, { email }) }
  },
})
