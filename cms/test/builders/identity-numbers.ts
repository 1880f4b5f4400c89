import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import type { Payload } from 'payload'
import { decryptAadhaar } from '../../src/admissions/answers/encrypted-aadhaar.ts'
import { decryptApaar } from '../../src/admissions/answers/encrypted-apaar.ts'
import { encryptedIdentityKeys } from '../../src/admissions/answers/identity-key.ts'
import { insertGlobalRow, readGlobalRow, updateGlobalRow } from '../../src/database/records/global-rows.ts'
import { insertRow } from '../../src/database/records/insert-row.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { encrypt } from '../../src/foundation/crypto/encrypt.ts'
import { portalOf } from '../../src/foundation/portal.ts'

const slug = 'admission-settings'

/** Sets what the portal keeps of Aadhaar numbers. */
export async function keepIdentityNumbers(payload: Payload, identityNumbers: IdentityNumbers): Promise<void> {
  const data = {
    identityNumbers,
    identityBasis: identityNumbers === 'full' ? 'The scholarship portal asks for it.' : null,
  }
  const write = (await readGlobalRow({ payload, slug })) === null ? insertGlobalRow : updateGlobalRow
  await write({ payload, slug, data })
}

/** Two more keys of the hashes than a portal has. */
export async function moreIdentityKeys(payload: Payload): Promise<void> {
  const { purpose } = encryptedIdentityKeys
  const { fieldKeys } = portalOf(payload).env
  for (const name of ['identity-02', 'identity-03']) {
    const sealed = encrypt('a key', { fieldKeys, purpose, owner: name })
    await insertRow({ payload, collection: 'identity-keys', data: { name, sealed } })
  }
}

/** All identity numbers of applications, decrypted by the portal's own code. */
export async function identityNumbersIn(payload: Payload): Promise<string[]> {
  const fields = ['student', 'aadhaarSealed', 'apaarSealed'] as const
  const rows = await readRows({ payload, collection: 'applications', fields, limit: 0 })
  return rows.flatMap(({ student, aadhaarSealed, apaarSealed }) => [
    decryptAadhaar(payload, aadhaarSealed ?? '', String(student)),
    decryptApaar(payload, apaarSealed ?? '', String(student)),
  ])
}
