import { type InPortal, Service } from '../../platform/service.ts'

/** For how long an answer is shared, in milliseconds: well within the time that a save may take to show in a list. */
const WINDOW = 100
const MOST = 1000

interface Shared {
  askedAt: number
  body: Promise<string>
}

const sharedAnswers = new Service<Map<string, Shared>>('sharedAnswers')

/**
 * The JSON of an answer that is the same for everybody, worked out once for all who ask within a tenth of a second, so
 * that a crowd costs the database ten queries a second. Another process's save shows after that time, one's own at once.
 */
export function sharedAnswer(portal: InPortal, key: string, make: () => Promise<object>): Promise<string> {
  const answers = sharedAnswers.find(portal) ?? new Map<string, Shared>()
  sharedAnswers.set(portal, answers)
  const now = performance.now()
  const known = answers.get(key)
  if (known && now - known.askedAt < WINDOW) return known.body
  if (answers.size >= MOST) answers.clear()
  const body = make().then((reply) => JSON.stringify(reply))
  answers.set(key, { askedAt: now, body })
  // A refusal is not kept: what does not exist may be asked for under any name.
  body.catch(() => answers.delete(key))
  return body
}

/** After a change: whoever asks from now on gets what is true now. */
export function clearSharedReplies(portal: InPortal): void {
  sharedAnswers.find(portal)?.clear()
}
