import { pageName } from '@pravesh/shared/site/page-name'
import type { CollectionSlug, Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Names of records in addresses. */
    pageNames: PageNames
  }
}

const collection = 'page-names'

/** A record of a collection whose addresses have names. */
interface NamedRecord {
  collection: CollectionSlug
  id: string
  /** The record's own name, which its address follows. */
  text: string
}

/**
 * Names of records in addresses, e.g. `bachelor-of-education`. A name that a record had once stays its own, so that old
 * addresses redirect; other records of that name get a number. (decision 0061)
 */
export class PageNames {
  /** Record ids by collection and name, of current and earlier names. */
  private readonly ids = new Map<string, string>()
  /** The current name by collection and id, with the text that it follows. */
  private readonly current = new Map<string, { text: string; name: string }>()
  /** Names that are being claimed. */
  private readonly claims = new Map<string, Promise<string>>()

  /** The current name of a published record, which is claimed if it is new. */
  async of(payload: Payload, record: NamedRecord): Promise<string> {
    const key = `${record.collection}/${record.id}`
    const known = this.current.get(key)
    if (known?.text === record.text) return known.name
    const running = `${key}/${record.text}`
    const claim = this.claims.get(running) ?? claimName(payload, record).finally(() => this.claims.delete(running))
    this.claims.set(running, claim)
    const name = await claim
    this.current.set(key, { text: record.text, name })
    this.ids.set(`${record.collection}/${name}`, record.id)
    return name
  }

  /** The name that a draft has, or would probably get. */
  ofDraft({ collection: slug, id, text }: NamedRecord): string {
    return this.current.get(`${slug}/${id}`)?.name ?? pageName(text)
  }

  /** The record that has or had a name, as far as this process knows. */
  knownId(slug: CollectionSlug, name: string): string | null {
    return this.ids.get(`${slug}/${name}`) ?? null
  }

  /** The current name of a record, as far as this process knows. */
  knownName(slug: CollectionSlug, id: string): string | null {
    return this.current.get(`${slug}/${id}`)?.name ?? null
  }

  /** The record that has or had a name; null if there is none. */
  async findId(payload: Payload, slug: CollectionSlug, name: string): Promise<string | null> {
    const owner = await ownerOf(payload, `${slug}/${name}`)
    if (owner !== null) this.ids.set(`${slug}/${name}`, owner)
    return owner
  }
}

/** The first of `name`, `name-2`, … that is the record's own or free. */
async function claimName(payload: Payload, { collection: slug, id, text }: NamedRecord): Promise<string> {
  const base = pageName(text)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`
    if (await isOwn(payload, { slug, id, address: `${slug}/${name}` })) return name
  }
}

interface Claim {
  slug: CollectionSlug
  id: string
  address: string
}

async function isOwn(payload: Payload, { slug, id, address }: Claim): Promise<boolean> {
  const owner = await ownerOf(payload, address)
  if (owner === id) return true
  if (owner === null) {
    const isFirst = await insertIfAbsent({ payload, collection, data: { address, recordId: id } })
    return isFirst || (await ownerOf(payload, address)) === id
  }
  // A deleted record leaves its name to others.
  const [exists] = await readRows({ payload, collection: slug, where: { id: { equals: owner } }, fields: [], limit: 1 })
  if (exists) return false
  const where = { and: [{ address: { equals: address } }, { recordId: { equals: owner } }] }
  return (await changeOne({ payload, collection, where, data: { recordId: id } })) !== null
}

async function ownerOf(payload: Payload, address: string): Promise<string | null> {
  const where = { address: { equals: address } }
  const [row] = await readRows({ payload, collection, where, fields: ['recordId'], limit: 1 })
  return row?.recordId ?? null
}
