import * as sealing from '../crypto/encrypt.ts'
import type { EncryptedFieldOf } from '../field-keys/encrypted-field.ts'
import type { MessageContent } from '../messages/template.ts'

interface EncryptOptions {
  /** Keys of FIELD_KEY; the first encrypts. */
  fieldKeys: readonly string[]
  /** Whom the message is for; sealed content opens for nobody else. */
  to: string
}

const purpose = 'pravesh/outbox'

/** What messages say, until they are sent. */
export const encryptedMessages: EncryptedFieldOf<'messages'> = {
  collection: 'messages',
  field: 'sealed',
  ownerField: 'to',
  purpose,
  label: 'Texts of messages',
}

/**
 * Encrypts what a message says, for the sender alone. Staff, backups and whoever reads the database see the masked text; the
 * sealed one goes when the message has been sent.
 */
export function encrypt(content: MessageContent, { fieldKeys, to }: EncryptOptions): string {
  return sealing.encrypt(JSON.stringify(content), { fieldKeys, purpose, owner: to })
}

/** Opens what `seal` closed; throws when the key is another one or anything was changed. */
export function decrypt(sealed: string, { fieldKeys, to }: EncryptOptions): MessageContent {
  return JSON.parse(sealing.decrypt(sealed, { fieldKeys, purpose, owner: to }))
}
