import { documentCalls } from '@pravesh/shared/documents/calls'
import { documentBodies } from '@pravesh/shared/documents/contract'
import { STATE_MESSAGES, UNKNOWN_DOCUMENT } from '@pravesh/shared/documents/kinds'
import { documentReplies } from '@pravesh/shared/documents/replies/words/words'
import { verifiedTable } from '@pravesh/shared/documents/wire'
import { refused } from '@pravesh/shared/platform/replies/said'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { documentLimits } from '../limits.ts'
import { publishedKey } from './document-keys.ts'
import { type Evidence, verifyDocument } from './verify-document.ts'

/** POST /api/document/verify: tells everyone whether a document is genuine, without revealing more than it says. */
export const verify = endpoint({
  ...documentCalls.verifyDocument,
  bodyLimit: 1024,
  handle: async ({ payload, body, clientAddress }) => {
    const evidence = evidenceIn(await body())
    const limit = { name: 'documents/verify/visitor', subject: clientAddress, now: new Date() } as const
    await documentLimits.consume({ payload, ...limit })
    const verified = await verifyDocument(payload, evidence)
    if (verified === null) throw new Problem({ code: 'UNKNOWN', status: 404, publicMessage: UNKNOWN_DOCUMENT })
    return { msg: STATE_MESSAGES[verified.state], result: verifiedTable.toWire(verified) }
  },
})

/** GET /api/document/keys: the public keys, to verify tokens without the portal. */
export const keys = endpoint({
  ...documentCalls.documentKeys,
  handle: async ({ payload }) => ({
    msg: 'Keys found.',
    result: portalOf(payload).env.documentKeys.map(publishedKey),
  }),
})

/** Throws a Problem (400) unless the body has exactly one well-formed piece of evidence. */
function evidenceIn(body: Record<string, unknown>): Evidence {
  const { token, code, sha256 } = documentBodies.verify.safeParse(body).data ?? {}
  const given: Evidence[] = []
  if (token !== undefined) given.push({ token })
  if (code !== undefined) given.push({ code })
  if (sha256 !== undefined) given.push({ sha256 })
  const [evidence] = given
  if (evidence && given.length === 1) return evidence
  throw new Problem({ ...refused(documentReplies, 'NO_EVIDENCE'), status: 400 })
}
