import * as cipher from '../../foundation/crypto/encrypt.ts'
import type { InPortal } from '../../foundation/portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'

const purpose = 'pravesh/authenticator-app'
/** Proposals are decrypted by nothing else. */
const proposalPurpose = 'pravesh/authenticator-app-proposal'

export const encryptedAppSecrets: EncryptedFieldOf<'staff-factors'> = {
  collection: 'staff-factors',
  field: 'secret',
  ownerField: 'staffId',
  purpose,
  label: 'Secrets of authenticator apps',
}

export function encryptSecret(portal: InPortal, secret: string, staffId: string): string {
  return cipher.encrypt(secret, { ...keysOf(portal), purpose, owner: staffId })
}

export function decryptSecret(portal: InPortal, encrypted: string, staffId: string): string {
  return cipher.decrypt(encrypted, { ...keysOf(portal), purpose, owner: staffId })
}

const PROPOSAL_MS = 30 * 60_000

/** A secret that its owner has not confirmed yet, as the browser keeps it. */
export function sealProposal(
  portal: InPortal,
  { secret, staffId, now }: { secret: string; staffId: string; now: Date },
) {
  const text = `${now.getTime() + PROPOSAL_MS} ${secret}`
  return cipher.encrypt(text, { ...keysOf(portal), purpose: proposalPurpose, owner: staffId })
}

/** The secret of a proposal that is not too old; null for any other text. */
export function openProposal(portal: InPortal, { token, staffId, now }: { token: string; staffId: string; now: Date }) {
  try {
    const text = cipher.decrypt(token, { ...keysOf(portal), purpose: proposalPurpose, owner: staffId })
    const [expires, secret = ''] = text.split(' ')
    return Number(expires) > now.getTime() ? secret : null
  } catch {
    return null
  }
}

const keysOf = (portal: InPortal) => ({ fieldKeys: portalOf(portal).env.fieldKeys })
