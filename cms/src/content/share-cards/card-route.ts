import path from 'node:path'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { SHARE_CARD_PATTERN, type ShareCard, shareCardSchema } from '@pravesh/shared/site/share-card'
import type { Payload } from 'payload'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { assetHeaders, bareHeaders, IMMUTABLE } from '../../http/files/security-headers.ts'
import { publishedPath } from '../../publishing/pages/published-records.ts'
import type { Route } from '../../publishing/serve/route.ts'
import { CardStore } from './card-store.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the share cards on this machine. */
    cardStore?: CardStore | undefined
  }
}

/** The picture of a page without a card of its own. */
const SITE_CARD = '/icons/social.png'

/**
 * Draws the share card of a page when it is first asked for, because most never are: publishing 20,000 books draws none. Only
 * the address of the present content draws; earlier ones redirect to it.
 */
export const shareCardRoute: Route = {
  method: 'GET',
  path: SHARE_CARD_PATTERN,
  template: '/share/*.jpg',
  async handle({ payload, url, pageAt }) {
    const [, language, collection = '', id = '', hash = ''] = SHARE_CARD_PATTERN.exec(url.pathname) ?? []
    const store = storeOf(payload)
    const drawn = await store.find(hash)
    if (drawn !== null) return picture(drawn)
    const locale = LOCALES.find((each) => each === language)
    const page = portalOf(payload).pages.pageOf(collection)
    if (locale === undefined || page === null || !isRecordId(id)) return null
    const address = await publishedPath(payload, { page, id, locale })
    const card = address === null ? null : cardIn(await pageAt(address))
    if (address === null) return null
    if (card === null) return redirect(SITE_CARD)
    return card.url === url.pathname ? picture(await store.draw(card.content)) : redirect(card.url)
  },
}

function storeOf(payload: Payload): CardStore {
  const { cardStore, env, storage } = portalOf(payload)
  const store = cardStore ?? new CardStore({ folder: path.join(env.dataDir, 'share-cards'), storage })
  portalOf(payload).cardStore = store
  return store
}

function cardIn(page: object | null): ShareCard | null {
  return page === null ? null : (shareCardSchema.safeParse(Reflect.get(page, 'card')).data ?? null)
}

function picture(bytes: Buffer): Response {
  const headers = { ...assetHeaders, ...IMMUTABLE, 'content-type': 'image/jpeg' }
  return new Response(new Uint8Array(bytes), { headers })
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { ...bareHeaders, location, 'cache-control': 'no-store' } })
}
