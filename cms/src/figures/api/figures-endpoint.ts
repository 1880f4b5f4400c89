import { queryText } from '@pravesh/shared/admissions/figures/query'
import type { Figures } from '@pravesh/shared/admissions/figures/view'
import { figureCalls, figuresToWire } from '@pravesh/shared/admissions/figures/wire'
import { invalid } from '../../foundation/problem.ts'
import { recordAccess, recordProgram } from '../../http/access-records/record-access.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import type { FigureKey } from '../../payload-types.ts'
import { findValidKey } from '../keys/access-key.ts'
import { readFigures } from '../read/read-figures.ts'
import { collegesFor, type FiguresViewer, queryFor, requireViewer, valuesIn } from '../read/viewer.ts'

const HOUR = 60 * 60_000
const message = 'You have read figures very often. Try again in an hour.'
const limits = namedLimits({
  // Keys cannot be guessed, but a program with a wrong one should not ask for ever.
  'figures/visitor': {
    limit: 60,
    windowMs: HOUR,
    message: 'Too many calls with a wrong access key. Try again in an hour.',
  },
  'figures/key': { limit: 600, windowMs: HOUR, message },
  'figures/staff': { limit: 1200, windowMs: HOUR, message },
})

const BEARER = /^Bearer\s+(\S+)$/i

/** For staff who may see figures, and for programs with an access key. */
export const read = endpoint({
  ...figureCalls.read,
  handle: async (call) => {
    const now = new Date()
    const given = BEARER.exec(call.req.headers.get('authorization') ?? '')?.[1]
    const key = given === undefined ? null : await keyOf(call, given, now)
    const viewer = key ? viewerOfKey(key) : requireViewer(call.req)
    const { payload, req } = call
    if (!key) await limits.consume({ payload, name: 'figures/staff', subject: String(req.user?.id), now })
    const figures = await figuresFor({ call, viewer, now })
    const rows = figures.byPeriod.length
    const access = { kind: 'list', subject: 'Figures', filters: queryText(figures.query), rows } as const
    if (key) await recordProgram({ payload, program: key, access, now })
    else await recordAccess({ payload, user: req.user, access, now })
    return { msg: 'Figures read.', result: figuresToWire(figures) }
  },
})

async function keyOf({ payload, clientAddress: subject }: Call, key: string, now: Date): Promise<FigureKey> {
  await limits.consume({ payload, name: 'figures/visitor', subject, now })
  const found = await findValidKey({ payload, key, now })
  await limits.refund({ payload, name: 'figures/visitor', subject })
  await limits.consume({ payload, name: 'figures/key', subject: found.id, now })
  return found
}

function viewerOfKey({ colleges, courses, seesMoney }: FigureKey): FiguresViewer {
  const scope = { colleges: colleges as string[], courses: courses as string[] }
  const isLimited = scope.colleges.length > 0 || scope.courses.length > 0
  return { scope: isLimited ? scope : null, seesMoney }
}

interface FiguresOptions {
  call: Pick<Call, 'payload' | 'query'>
  viewer: FiguresViewer
  now: Date
}

/** The figures of a request. Throws a Problem (400) that names the wrong filters. */
export async function figuresFor({ call: { payload, query: given }, viewer, now }: FiguresOptions): Promise<Figures> {
  const colleges = await collegesFor(payload, viewer)
  const { query, errors } = queryFor(
    valuesIn((field) => given.get(field)),
    { colleges, viewer },
  )
  if (errors.length > 0) throw invalid(errors)
  return readFigures({ payload, query, ...viewer, colleges, now })
}
