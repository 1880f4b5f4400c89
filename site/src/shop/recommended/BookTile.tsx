import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { hasLongWord } from '../../lib/text.ts'
import { recommendedWords } from './words/words.ts'

interface BookTileProps {
  book: BookRecord
  onDetails: () => void
}

/** A book with its price. */
export function BookTile({ book: { id, name, author, pricePaise, copies, images }, onDetails }: BookTileProps) {
  const w = useWords(recommendedWords)
  const locale = useLocale()
  const paths = usePaths()
  const [picture] = images
  return (
    <li className="fee-card book-tile">
      {picture !== undefined && <img src={picture} alt="" loading="lazy" width={96} height={128} />}
      <div>
        <h3 lang={langOf(name, locale)} className={hasLongWord(name) ? 'long-word' : undefined}>
          {name}
        </h3>
        <p className="hint" lang={langOf(author, locale)}>
          {w.by(author)}
        </p>
        <p className="fee-card-amount numbers">{formatPaise(pricePaise)}</p>
      </div>
      <span className="tags">
        {copies > 0 ? (
          <a href={paths.buyBook(id)} className="button">
            {w.buyNow}
            <span className="visually-hidden"> {name}</span>
          </a>
        ) : (
          <span className="tag">{w.soldOut}</span>
        )}
        <button type="button" className="button quiet" onClick={onDetails}>
          {w.details}
          <span className="visually-hidden"> {w.detailsOf(name)}</span>
        </button>
      </span>
    </li>
  )
}
