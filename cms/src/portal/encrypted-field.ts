import type { CollectionSlug, DataFromCollectionSlug } from 'payload'

/**
 * A field encrypted with FIELD_KEY. Key rotation skips fields that no feature lists, which makes their values
 * unreadable.
 */
export interface EncryptedField {
  collection: CollectionSlug
  field: string
  /** The field of the same row that holds the `owner` passed to `encrypt`. */
  ownerField: string
  /** The `purpose` passed to `encrypt`. */
  purpose: string
  /** Shown in the output of a key rotation, e.g. `Drafts`. */
  label: string
}

/** An EncryptedField whose field names are checked against the collection's type. */
export interface EncryptedFieldOf<Slug extends CollectionSlug> extends EncryptedField {
  collection: Slug
  field: keyof DataFromCollectionSlug<Slug> & string
  ownerField: keyof DataFromCollectionSlug<Slug> & string
}
