/** @sqlite-only it reads the exit code and the output; reports are tested on both databases */
import path from 'node:path'
import { expect, it } from 'vitest'
import { dueOf } from '../../test/builders/fees.ts'
import { aStoredPayment, change, hoursAgo } from '../../test/builders/money-records.ts'
import { feePortal } from '../../test/fee-portal.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { startProcess } from '../../test/test-process.ts'
import { findPayment } from '../payments/find-payment.ts'

const portal = startTestPortal()
const { admitted, started, bank, readDue } = feePortal(portal)

async function reconcile() {
  const script = path.join(import.meta.dirname, '../../../scripts/reconcile.ts')
  const { ended, output } = startProcess(script)
  return { code: await ended, lines: output().split('\n') }
}

it('finishes due work and succeeds only when all records agree', async () => {
  const { payload } = portal
  const someone = await admitted()
  const due = dueOf(someone, 'EXAM')
  const transactionId = await started(someone, due)
  // The bank has the money, but its report was lost and the payer has not returned.
  await bank.act(transactionId, 'pay-silently')
  const paid = await findPayment(payload, transactionId)
  await change(payload, 'payments', paid?.id ?? '', { nextCheckAt: hoursAgo(1) })
  const broken = await aStoredPayment(payload)

  const failed = await reconcile()
  expect(failed.code).toBe(1)
  expect(failed.lines).toContainEqual(expect.stringContaining(broken.transactionId))
  expect(failed.lines).toContain(`    http://localhost:3000/admin/collections/payments/${broken.id}`)
  expect(failed.lines.join('\n')).not.toContain(transactionId)
  expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: transactionId })

  await change(payload, 'payments', broken.id, { status: 'failed' })
  const agreed = await reconcile()
  expect(agreed.lines).toContainEqual(expect.stringMatching(/^All records agree: \d+ checks, nothing found\.$/))
  expect(agreed.code).toBe(0)
})
