import { saveTranslationsSchema, translationCalls } from '@pravesh/shared/content/translated/staff-calls'
import type { PayloadRequest } from 'payload'
import { notFound, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { TARGET_LANGUAGES } from '../translated/stored-translations.ts'
import { isTranslated } from '../translated/translated-texts.ts'
import { translationWords as words } from './admin/words.ts'
import { translatedBy, translationGrant } from './may-translate.ts'
import { saveTranslations } from './save-translations.ts'
import type { TranslatedRecord } from './stored-english.ts'

/** A policy with both of its languages. */
const BODY_LIMIT = 1024 * 1024

const save = endpoint({
  ...translationCalls.save,
  bodyLimit: BODY_LIMIT,
  handle: async (call) => {
    const { payload, req, param } = call
    const allowed = requireTranslator(req, param('subject'))
    const language = TARGET_LANGUAGES.find((each) => each === param('language'))
    if (language === undefined) throw notFound('language')
    const sent = await readBody(call, saveTranslationsSchema)
    const result = await saveTranslations({ payload, ...allowed, id: param('id'), language, ...sent })
    if (result.state === 'absent') throw notFound('record')
    if (result.state === 'changed') throw overtaken()
    if (result.state === 'refused') throw differing(result.passages)
    return { msg: words.saved, result: { revision: result.revision } }
  },
})

/**
 * The collection or global, if the user may translate it. Throws a Problem: 401 for other users, 403 for staff who translate
 * nothing, 404 for what the user may not change.
 */
function requireTranslator({ user }: PayloadRequest, subject: string): Pick<TranslatedRecord, 'subject' | 'grant'> {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (translatedBy(user).length === 0) {
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: words.mayNot })
  }
  const grant = isTranslated(subject) && translationGrant(user, subject)
  if (!isTranslated(subject) || grant === false) throw notFound('record')
  return { subject, grant }
}

function overtaken(): Problem {
  return new Problem({ code: 'CHANGED', status: 409, publicMessage: words.overtaken })
}

function differing(passages: readonly object[]): Problem {
  return new Problem({
    code: 'DIFFERENT',
    status: 400,
    publicMessage: words.notSaved,
    details: { result: { passages } },
  })
}

export const translationEndpoints = [save]
