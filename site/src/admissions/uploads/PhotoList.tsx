import { useWords } from '../../forms/locale.ts'
import type { PhotoPage } from './photo-pages.ts'
import { photoWords } from './photos/words/words.ts'

interface PhotoListProps {
  pages: readonly PhotoPage[]
  isBusy: boolean
  onMoveUp: (index: number) => void
  onRemove: (index: number) => void
}

/** The pages in their order. */
export function PhotoList({ pages, isBusy, onMoveUp, onRemove }: PhotoListProps) {
  const w = useWords(photoWords)
  return (
    <ol className="photo-pages">
      {pages.map(({ id, name, preview }, index) => {
        const page = w.page(index + 1)
        return (
          <li key={id}>
            <img src={preview} alt="" />
            <p>
              <strong>{page}</strong>
              <span className="hint">{name}</span>
            </p>
            <div className="photo-actions">
              {/* The first page keeps its button, which has the focus after it was moved there. */}
              <button
                type="button"
                className="button quiet"
                aria-disabled={isBusy || index === 0}
                aria-label={w.moveUpOf(page)}
                onClick={() => !isBusy && onMoveUp(index)}
              >
                {w.moveUp}
              </button>
              <button
                type="button"
                className="button quiet"
                aria-disabled={isBusy}
                aria-label={w.removeOf(page)}
                onClick={() => !isBusy && onRemove(index)}
              >
                {w.remove}
              </button>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
