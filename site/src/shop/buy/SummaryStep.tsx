import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import { Alert } from '../../forms/Alert.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { StepHeading } from '../../forms/StepHeading.tsx'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { PinService } from '../address/PinService.tsx'
import { PriceTable } from './PriceTable.tsx'
import type { Buy } from './use-buy.ts'
import { type PayRefusal, usePayOrder } from './use-pay-order.ts'
import { buyWords } from './words/words.ts'

/** Step 2: the price summary of the server, and the payment. (spec 1, 4) */
export function SummaryStep({ buy }: { buy: Buy }) {
  const w = useWords(buyWords)
  const paths = usePaths()
  const { pay, isBusy, url, refusal } = usePayOrder(buy)
  const { quote, problem, refresh } = buy.quote
  const isWaiting = isBusy || url !== null
  return (
    <div className="step">
      <StepHeading title={w.summary.title} />
      {refusal && <Refused key={refusal.count} refusal={refusal} mayOrder={quote?.mayOrder !== false} />}
      {problem !== '' && <TryAgain text={problem} onTryAgain={() => void refresh()} />}
      {quote === null ? (
        problem === '' && <Loading text={w.loading} />
      ) : (
        <section className="form-card">
          <PriceTable quote={quote} />
          {quote.mayOrder && <PinService pin={buy.form.getValues('pin')} />}
          <Destination address={buy.form.getValues()} onChange={() => buy.go(1)} />
          <p className="hint">
            {w.summary.terms} <a href={paths.policy('return-policy')}>{w.summary.returns}</a>{' '}
            <a href={paths.policy('shipping-policy')}>{w.summary.shipping}</a>
          </p>
          {!quote.mayOrder && <p className="field-error">{w.details.fix}</p>}
          <div className="actions">
            {quote.mayOrder ? (
              <button
                type="button"
                className="button primary pay-now"
                aria-disabled={isWaiting}
                onClick={() => void pay(quote)}
              >
                {isBusy ? w.summary.paying : w.summary.pay}
              </button>
            ) : (
              <button type="button" className="button primary" onClick={() => buy.go(1)}>
                {w.details.back}
              </button>
            )}
          </div>
          <Leaving url={url} />
        </section>
      )}
    </div>
  )
}

/** Why the payment has not started, and what has changed. */
function Refused({ refusal: { msg, changes }, mayOrder }: { refusal: PayRefusal; mayOrder: boolean }) {
  const w = useWords(buyWords).summary
  const paths = usePaths()
  const translate = useTranslate()
  if (changes.length === 0) {
    return (
      <Alert tone="bad" focus>
        <p>{translate(msg)}</p>
        <a href={paths.orders}>{w.orders}</a>
      </Alert>
    )
  }
  return (
    <Alert tone="warning" focus>
      <h2>{w.changed}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {mayOrder && <p>{w.look}</p>}
    </Alert>
  )
}

function Destination({ address, onChange }: { address: OrderAddress; onChange: () => void }) {
  const w = useWords(buyWords).summary
  const { name, surname, line1, line2, city, district, state, pin, phone, email } = address
  return (
    <div className="destination">
      <h3>{w.sendTo}</h3>
      <address>
        {[`${name} ${surname}`, line1, line2, `${city}, ${district}`, `${state} ${pin}`, phone, email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <button type="button" className="link-button" onClick={onChange}>
        {w.change}
        <span className="visually-hidden"> {w.changeOf}</span>
      </button>
    </div>
  )
}
