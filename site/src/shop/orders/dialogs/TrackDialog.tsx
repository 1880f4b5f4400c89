import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { useCallback, useEffect, useState } from 'react'
import { Loading } from '../../../forms/Loading.tsx'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { TryAgain } from '../../../forms/TryAgain.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { formsWords } from '../../../forms/words/words.ts'
import { formatDay, formatMoment } from '../../../lib/formats.ts'
import { shipmentLabel } from '../order-row.ts'
import { codeFact, FactList } from './FactList.tsx'
import { fetchTracking, type Tracking } from './fetch-tracking.ts'
import { orderDialogWords } from './words/words.ts'

type State = { status: 'loading' } | { status: 'failed'; msg: string } | { status: 'known'; tracking: Tracking }

/** Where a parcel is, step by step, latest first. (spec 1, 2) */
export function TrackDialog({ view, onClose }: { view: OrderView; onClose: () => void }) {
  const w = useWords(orderDialogWords).track
  const words = useWords(formsWords)
  const locale = useLocale()
  const translate = useTranslate()
  const [state, setState] = useState<State>({ status: 'loading' })
  const { shipment } = view
  const awb = shipment?.awb ?? ''
  const load = useCallback(async () => {
    setState({ status: 'loading' })
    const reply = await fetchTracking(awb)
    setState('msg' in reply ? { status: 'failed', msg: reply.msg } : { status: 'known', tracking: reply.tracking })
  }, [awb])
  useEffect(() => void load(), [load])
  const arrival = (parcel: OrderView['shipment']): [string, string] => {
    const { deliveredAt = null, expectedAt = null } = parcel ?? {}
    if (deliveredAt !== null) return [w.delivered, formatDay(deliveredAt, locale)]
    return [w.expected, expectedAt === null ? '' : formatDay(expectedAt, locale)]
  }
  return (
    <Modal id="tracking" title={w.title} onClose={onClose}>
      <p>
        <strong>{translate(shipmentLabel(shipment) ?? '')}</strong>
      </p>
      <FactList facts={[[w.courier, shipment?.courierName ?? ''], [w.number, codeFact(awb)], arrival(shipment)]} />
      {state.status === 'loading' && <Loading text={words.load.loading} />}
      {state.status === 'failed' && <TryAgain text={translate(state.msg)} onTryAgain={() => void load()} />}
      {state.status === 'known' && (
        <>
          <h3>{w.steps}</h3>
          {state.tracking.activities.length === 0 ? (
            <p>{w.noSteps}</p>
          ) : (
            <ol className="parcel-steps">
              {state.tracking.activities.toReversed().map(({ at, activity, location }) => (
                <li key={`${at} ${activity}`}>
                  <span>{activity}</span>
                  <span className="hint">{[formatMoment(at, locale), location].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ol>
          )}
          {state.tracking.trackingUrl && (
            <a href={state.tracking.trackingUrl} target="_blank" rel="noopener">
              {w.site} <span className="visually-hidden">{words.newTab}</span>
            </a>
          )}
        </>
      )}
    </Modal>
  )
}
