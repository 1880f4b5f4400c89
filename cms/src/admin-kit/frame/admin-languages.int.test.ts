/** @sqlite-only no rows: the language of texts of the configuration and of refusals */
import { describe, expect, it } from 'vitest'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { inStaffLanguage } from '../../foundation/languages/in-staff-language.ts'
import { labelText } from '../labels/label-text.ts'

const portal = startTestPortal()

describe('the language of the admin', () => {
  it('is that of the cookie, for labels and refusals', async () => {
    const { payload } = portal
    const signedInHeaders = await signedIn(portal, await aStaffMember(payload))
    const refusal = async (language: string) => {
      const headers = { ...signedInHeaders, cookie: `${signedInHeaders.cookie}; pravesh-staff-lng=${language}` }
      return (await portal.call('POST', '/api/subjects', { active: true }, headers)).text
    }
    expect(await refusal('en')).toContain('Fill in this field')
    expect(await refusal('hi')).toContain('यह फ़ील्ड भरें')
    expect(await refusal('bn')).toContain('এই ঘরটি পূরণ করুন')
    expect(await refusal('__proto__')).toContain('Fill in this field')
  })

  it('is that of refusals by Payload, of a password, and with a code', async () => {
    const { payload } = portal
    const member = await aStaffMember(payload)
    const signedInHeaders = await signedIn(portal, member)
    const headers = { ...signedInHeaders, cookie: `${signedInHeaders.cookie}; pravesh-staff-lng=hi` }
    // The server enters the language where a request arrives, before this call.
    const answers = await inStaffLanguage('hi', () =>
      Promise.all([
        portal.call('GET', '/api/no-such-address', undefined, headers),
        portal.call('POST', '/api/messages/none/send-again', {}, headers),
        portal.call('PATCH', `/api/staff/${member.id}`, { password: 'short' }, headers),
      ]),
    )
    expect(answers.map(({ text }) => text)).toEqual([
      expect.stringContaining('यह पता नहीं मिला'),
      expect.stringContaining('ऐसा कोई संदेश नहीं है।'),
      expect.stringContaining('यह पासवर्ड'),
    ])
  })

  it('is not guessed from the browser', async () => {
    const { payload } = portal
    const headers = await signedIn(portal, await aStaffMember(payload))
    const { text } = await portal.call('POST', '/api/subjects', {}, { ...headers, 'accept-language': 'bn' })
    expect(text).toContain('Fill in this field')
  })

  it('changes the groups and labels of lists', () => {
    const { config } = portal.payload
    const group = config.collections.find(({ slug }) => slug === 'applications')?.admin.group
    expect(group).toMatchObject({ en: 'Applications', hi: 'आवेदन' })
    const { plural } = portal.payload.collections.applications.config.labels
    expect(labelText(plural)).toBe('Applications')
    expect(inStaffLanguage('bn', () => labelText(plural))).toBe('আবেদন')
  })
})
