import type { Payload } from 'payload'
import { deleteRows } from '../../src/database/records/delete-rows.ts'
import { insertRow } from '../../src/database/records/insert-row.ts'
import { encrypt } from '../../src/foundation/crypto/encrypt.ts'
import { portalOf } from '../../src/foundation/portal.ts'
import { encryptedAppSecrets } from '../../src/staff/second-factor/app-secret.ts'

/** Three members of staff with an authenticator app, and no others. */
export async function appSecrets(payload: Payload): Promise<void> {
  const { fieldKeys } = portalOf(payload).env
  const { collection, purpose } = encryptedAppSecrets
  await deleteRows({ payload, collection, where: {} })
  for (const staffId of ['one', 'two', 'three']) {
    const secret = encrypt('a secret', { fieldKeys, purpose, owner: staffId })
    await insertRow({ payload, collection, data: { key: `app:${staffId}`, staffId, kind: 'app', secret } })
  }
}
