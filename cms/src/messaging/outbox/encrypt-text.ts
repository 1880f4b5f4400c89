import * as cipher from '../../foundation/crypto/encrypt.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'
import type { MessageContent } from '../../portal/message-template.ts'

interface EncryptOptions {
  /** FIELD_KEY; the first key encrypts. */
  fieldKeys: readonly string[]
  /** The recipient, authenticated with the content: it decrypts for no other recipient. */
  to: string
}

const purpose = 'pravesh/outbox'

/** The full content of messages until they are sent. */
export const encryptedMessages: EncryptedFieldOf<'messages'> = {
  collection: 'messages',
  field: 'sealed',
  ownerField: 'to',
  purpose,
  label: 'Texts of messages',
}

/**
 * Encrypts a message's full content. Staff and copies of the database have only the masked text; the encrypted content
 * is deleted once the message has been sent.
 */
export function encrypt(content: MessageContent, { fieldKeys, to }: EncryptOptions): string {
  return cipher.encrypt(JSON.stringify(content), { fieldKeys, purpose, owner: to })
}

/** Throws when the key or recipient differs or the value was modified. */
export function decrypt(encrypted: string, { fieldKeys, to }: EncryptOptions): MessageContent {
  return JSON.parse(cipher.decrypt(encrypted, { fieldKeys, purpose, owner: to }))
}
