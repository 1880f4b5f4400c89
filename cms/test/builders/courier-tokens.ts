import type { Payload } from 'payload'
import { deleteRows } from '../../src/database/records/delete-rows.ts'
import { insertRow } from '../../src/database/records/insert-row.ts'
import { encrypt } from '../../src/foundation/crypto/encrypt.ts'
import { portalOf } from '../../src/foundation/portal.ts'
import { encryptedCourierTokens } from '../../src/shop/couriers/shiprocket/courier-session.ts'

export const COURIER_TOKEN = 'a token of a courier'

export const courierEncryption = (payload: Payload, owner: string) => ({
  fieldKeys: portalOf(payload).env.fieldKeys,
  purpose: encryptedCourierTokens.purpose,
  owner,
})

/** Sessions with three couriers, and no others. */
export async function courierTokens(payload: Payload): Promise<void> {
  const collection = 'courier-sessions'
  await deleteRows({ payload, collection, where: {} })
  for (const courier of ['one', 'two', 'three']) {
    const token = encrypt(COURIER_TOKEN, courierEncryption(payload, courier))
    await insertRow({ payload, collection, data: { courier, token, revision: 1, attempts: 0 } })
  }
}
