import type { Locale } from '@pravesh/shared/platform/locale'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Env } from '../../foundation/settings/env.ts'

const portal = startTestPortal()
const inLanguage = (language: string) => ({ 'x-language': language })
const settings = (): Env => portalOf(portal.payload).env
let before: Env

beforeEach(() => {
  before = settings()
  portalOf(portal.payload).env = { ...before, languages: ['en', 'hi', 'bn'] }
})
afterEach(() => {
  portalOf(portal.payload).env = before
})

const sendCode = (phonenumber: string, headers = {}) =>
  portal.call('POST', '/api/auth/opt-verify', { phonenumber }, headers)

async function lastTo(to: string) {
  const where = { to: { equals: to } }
  const { docs } = await portal.payload.find({ collection: 'messages', where, sort: '-createdAt', limit: 1 })
  return docs[0]
}

it('is that of the page before there is an account', async () => {
  await sendCode('9830012301', inLanguage('bn'))
  await expect
    .poll(() => lastTo('9830012301'))
    .toMatchObject({ language: 'bn', text: expect.stringMatching(/\p{Script=Bengali}/u) })
})

itsRule.each(['xx', 'bn-IN', ''])('is English for a page that names %j', async (language) => {
  const number = `98300124${String(language.length).padStart(2, '0')}`
  await sendCode(number, inLanguage(language))
  await expect.poll(() => lastTo(number)).toMatchObject({ language: 'en' })
})

it('is that in which the student last logged in, with links to its pages', async () => {
  const student = await anActiveStudent(portal.payload)
  const logIn = (language: string) =>
    portal.call('POST', '/api/user/login', { email: student.email, password: PASSWORD }, inLanguage(language))
  const reset = () => portal.call('POST', '/api/user/forgetPassword', { email: student.email }, inLanguage('en'))
  await logIn('hi')
  await reset()
  await expect
    .poll(() => lastTo(student.email))
    .toMatchObject({ language: 'hi', text: expect.stringMatching(/:3000\/hi\//) })
})

itsRule('is English where the provider has no template in the other language', async () => {
  const templateIds = { 'phone-code': { en: '1', hi: '2' } }
  const sms = { provider: 'msg91', authKey: 'k', sender: null, templateIds } as const
  portalOf(portal.payload).env = { ...settings(), messages: { ...settings().messages, sms } }
  const languageTo = async (number: string, language: Locale) => {
    await sendCode(number, inLanguage(language))
    await expect.poll(() => lastTo(number)).toBeDefined()
    return (await lastTo(number))?.language
  }
  expect(await languageTo('9830012311', 'hi')).toBe('hi')
  expect(await languageTo('9830012312', 'bn')).toBe('en')
})

itsRule('is English while the site is published in it alone', async () => {
  portalOf(portal.payload).env = { ...settings(), languages: ['en'] }
  await sendCode('9830012321', inLanguage('hi'))
  await expect.poll(() => lastTo('9830012321')).toMatchObject({ language: 'en' })
})
