import type { CollectionSlug, DataFromCollectionSlug } from 'payload'

/** A field whose values `seal` encrypts. Every one must be listed by its feature, or its values outlive their key. */
export interface EncryptedField {
  collection: CollectionSlug
  field: string
  /** The field of the same row with the owner that `seal` was given. */
  ownerField: string
  /** As `seal` was given it. */
  purpose: string
  /** What the values are, for people, e.g. `Drafts`. */
  label: string
}

/** The same with field names of one collection only. */
export interface EncryptedFieldOf<Slug extends CollectionSlug> extends EncryptedField {
  collection: Slug
  field: keyof DataFromCollectionSlug<Slug> & string
  ownerField: keyof DataFromCollectionSlug<Slug> & string
}
