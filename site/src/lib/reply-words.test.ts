import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { refused } from '@pravesh/shared/platform/replies/said'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// A page has its own words.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function onPage(lang: string, carried?: object) {
  const place = { dataset: { replies: JSON.stringify(carried) } }
  vi.stubGlobal('document', { documentElement: { lang }, querySelectorAll: () => (carried ? [place] : []) })
  return { ...(await import('./reply-words.ts')), ...(await import('./api.ts')) }
}

const { publicMessage: msg, ...worded } = refused(accountReplies, 'WRONG_CODE', { tries: 3 })

describe('a reply', () => {
  it('is shown as it was sent on an English page', async () => {
    const { inWords } = await onPage('en-IN')
    expect(inWords({ ...worded, msg })).toBe('This is not the code we sent. You can try 3 more times.')
  })

  it('has the words of its code on a page in another language', async () => {
    const { inWords, wordReplies } = await onPage('bn-IN')
    wordReplies(accountReplies.bn)
    expect(inWords({ ...worded, msg })).toBe('আমরা এই কোড পাঠাইনি। আপনি আরও 3 বার চেষ্টা করতে পারেন।')
  })

  it('has the words that the page carries for scripts outside islands', async () => {
    const { inWords, wordRepliesOfPage } = await onPage('hi-IN', { SAVED: 'सहेजा गया' })
    wordRepliesOfPage()
    expect(inWords({ code: 'SAVED', msg: 'Saved.' })).toBe('सहेजा गया')
  })

  it('without a code is translated by its text, and stays English without a translation', async () => {
    const { inWords, wordReplies } = await onPage('bn-IN')
    wordReplies(accountTranslations.bn)
    expect(inWords({ msg: 'Enter your name' })).toBe('আপনার নাম লিখুন')
    expect(inWords({ code: 'NEWER_THAN_THE_PAGE', msg: 'Something new.' })).toBe('Something new.')
  })
})

it('words the validation errors of a reply, and leaves its body as sent', async () => {
  const { readReply, wordReplies } = await onPage('hi-IN')
  wordReplies(accountReplies.hi)
  const error = { field: 'phone', code: 'inUse' as const, message: 'Taken.', because: { code: 'PHONE_TAKEN' } }
  const body = { success: false as const, code: 'PHONE_TAKEN', msg: 'Taken.', errors: [error] }
  expect(readReply({ status: 409, body, offline: 'Offline.' })).toEqual({
    ok: false,
    status: 409,
    msg: accountReplies.hi.PHONE_TAKEN,
    errors: [{ field: 'phone', code: 'inUse', message: accountReplies.hi.PHONE_TAKEN }],
    body,
  })
})
