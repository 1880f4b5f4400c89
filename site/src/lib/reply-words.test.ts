import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { refused } from '@pravesh/shared/platform/replies/said'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// A page has its own words, and other tests of the process have none.
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The modules of a page that carries words, as `ReplyWords.astro` writes them. */
async function onPage(lang: string, ...carried: object[]) {
  const places = carried.map((words) => ({ dataset: { replies: JSON.stringify(words) } }))
  vi.stubGlobal('document', { documentElement: { lang }, body: {}, querySelectorAll: () => places })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  if (carried.length > 0) await import('./page-replies.ts')
  return { ...(await import('./reply-words.ts')), ...(await import('./api.ts')) }
}

const { publicMessage: msg, ...worded } = refused(accountReplies, 'WRONG_CODE', { tries: 3 })

describe('a reply', () => {
  it('is shown as it was sent on an English page', async () => {
    const { inWords } = await onPage('en-IN')
    expect(inWords(msg, worded)).toBe('This is not the code we sent. You can try 3 more times.')
  })

  it('has the words of its code on a page in another language', async () => {
    const { inWords } = await onPage('bn-IN', { SAVED: 'সংরক্ষণ হয়েছে' }, accountReplies.bn)
    expect(inWords(msg, worded)).toBe('এটি আমাদের পাঠানো কোড নয়। আপনি আরও 3 বার চেষ্টা করতে পারেন।')
    expect(inWords('Saved.', { code: 'SAVED' })).toBe('সংরক্ষণ হয়েছে')
  })

  it('without a code is translated by its text, and stays English without a translation', async () => {
    const { inWords } = await onPage('bn-IN', accountTranslations.bn)
    expect(inWords('Enter your name')).toBe('আপনার নাম লিখুন')
    expect(inWords('Something new.', { code: 'NEWER_THAN_THE_PAGE' })).toBe('Something new.')
  })
})

it('words the validation errors of a reply, and leaves its body as sent', async () => {
  const { readReply } = await onPage('hi-IN', accountReplies.hi)
  const error = { field: 'phone', code: 'inUse' as const, message: 'Taken.', because: { code: 'PHONE_TAKEN' } }
  const body = { success: false as const, code: 'PHONE_TAKEN', msg: 'Taken.', errors: [error] }
  expect(readReply(409, body, 'Offline.')).toEqual({
    ok: false,
    status: 409,
    msg: accountReplies.hi.PHONE_TAKEN,
    errors: [{ ...error, message: accountReplies.hi.PHONE_TAKEN }],
    body,
  })
})
