import type { PayloadRequest } from 'payload'
import { hasTransaction, transactionEnd } from '../../database/records/transaction-end.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import type { Work } from '../../database/work/work.ts'

interface ApplyOptions {
  req: PayloadRequest
  work: Work<'staff'>
  /** Of the account whose change made the work due. */
  id: string
  /** When it became due. */
  now: Date
}

/**
 * Applies what a change of an account made due, after the transaction of the change. If it fails, or the process is killed, the
 * minutely task applies it.
 */
export async function applyAfter({ req, work, id, now }: ApplyOptions): Promise<void> {
  const { payload } = req
  const apply = () => applyDueEffects({ payload, work, id, now })
  if (!(await hasTransaction(payload, req))) await apply()
  else {
    void transactionEnd(payload, req)
      .then(apply)
      .catch((err: unknown) => payload.logger.error({ msg: 'The work of an account is done later.', id, err }))
  }
}
